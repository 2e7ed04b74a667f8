import { useState } from 'react';
import { listPasskeys, type Passkey } from '#contract/endpoints/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Section } from '../profile/Section.tsx';
import { AccountData } from '../shared/AccountData.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { useHasPasskeys } from './browser-support.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import styles from './PasskeySection.module.css';
import type { PasskeyProps, PasskeySectionProps } from './passkey-props.ts';

/**
 * The player's passkeys, to be added, named and removed. It is not there where the service knows none, nor where the
 * browser does not and there is nothing to remove.
 */
export function PasskeySection({ passkeys: texts, ...props }: PasskeySectionProps) {
	const isKnown = useHasPasskeys();
	if (props.user.passkeys === null || (!isKnown && props.user.passkeys === 0)) return null;
	return (
		<Section title={texts.title} id="passkeys">
			<p className={styles.lead}>{texts.lead}</p>
			<AccountData {...props} endpoint={listPasskeys} input={{}} waiting={texts.loading}>
				{(list, { change }) => (
					<PasskeyList {...props} texts={texts} change={change} list={list} isKnown={isKnown} />
				)}
			</AccountData>
		</Section>
	);
}

interface PasskeyListProps extends PasskeyProps {
	list: Passkey[];
	isKnown: boolean;
}

function PasskeyList({ list, isKnown, ...props }: PasskeyListProps) {
	const { texts, change, refresh } = props;
	const [news, setNews] = useState('');
	const forget = async ({ id, name }: Passkey) => {
		setNews(interpolate(texts.removed, { name }));
		await change((known) => known.filter((passkey) => passkey.id !== id));
		await refresh();
	};
	return (
		<>
			{list.length > 0 ? (
				<ul className={styles.list} aria-label={texts.title}>
					{list.map((passkey) => (
						<PasskeyRow
							key={passkey.id}
							{...props}
							passkey={passkey}
							isLast={list.length === 1}
							onRemoved={forget}
						/>
					))}
				</ul>
			) : (
				<p className={styles.lead}>{texts.none}</p>
			)}
			<StatusMessage text={news} />
			{isKnown &&
				(list.length < limits.passkey.count ? (
					<AddPasskey {...props} onStart={() => setNews('')} />
				) : (
					<p>{texts.full}</p>
				))}
		</>
	);
}
