import { useId, useState } from 'react';
import type { MailPreference } from '#contract/endpoints/mails.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import boxes from '#ui/choice/CheckboxField.module.css';
import ticks from '#ui/choice/ticks.module.css';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import styles from './MailChoices.module.css';

/** What the choice of mails says, wherever it stands. */
export type MailTexts = Pick<
	Resources['account']['mails'],
	'title' | 'loading' | 'lead' | 'kinds' | 'switched' | 'always' | 'alwaysWhat'
>;

interface MailChoicesProps {
	mails: readonly MailPreference[];
	texts: MailTexts;
	/** Of what is always sent, below that of the page or its section. */
	heading: 'h2' | 'h4';
	/** Switches a kind; false where that failed. */
	change: (wanted: MailPreference) => Promise<boolean>;
}

/** Each kind of mail to tick or not, which is saved at once and undone where that fails; and what is always sent. */
export function MailChoices({ mails, texts, heading: Heading, change }: MailChoicesProps) {
	const [sending, setSending] = useState<MailPreference>();
	const [news, setNews] = useState('');
	const choose = async (wanted: MailPreference) => {
		if (sending) return;
		setSending(wanted);
		setNews('');
		if (await change(wanted)) setNews(describeSwitch(wanted, texts));
		setSending(undefined);
	};
	return (
		<>
			<ul className={styles.kinds} aria-label={texts.title}>
				{mails.map((each) => (
					<MailChoice
						key={each.kind}
						{...(sending?.kind === each.kind ? sending : each)}
						texts={texts}
						choose={choose}
					/>
				))}
			</ul>
			<StatusMessage text={news} />
			<Heading className={styles.always}>{texts.always}</Heading>
			<p className={styles.what}>{texts.alwaysWhat}</p>
		</>
	);
}

/** What has become of a kind of mail, in a sentence. */
export const describeSwitch = (
	{ kind, state }: MailPreference,
	texts: Pick<MailTexts, 'kinds' | 'switched'>,
) => interpolate(texts.switched[state], { name: texts.kinds[kind].name });

interface MailChoiceProps extends MailPreference {
	texts: MailTexts;
	choose: (wanted: MailPreference) => Promise<void>;
}

function MailChoice({ kind, state, texts, choose }: MailChoiceProps) {
	const id = useId();
	const { name, what } = texts.kinds[kind];
	return (
		<li className={styles.kind}>
			<input
				id={id}
				className={`${ticks.tick} ${boxes.box}`}
				type="checkbox"
				checked={state === 'on'}
				aria-describedby={`${id}-what`}
				onChange={() => choose({ kind, state: state === 'on' ? 'off' : 'on' })}
			/>
			<label className={`${ticks.label} ${styles.name}`} htmlFor={id}>
				{name}
			</label>
			<p id={`${id}-what`} className={styles.what}>
				{what}
			</p>
		</li>
	);
}
