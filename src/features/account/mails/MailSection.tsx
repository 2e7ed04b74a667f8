import { call } from '#api/call.ts';
import { changeMails, listMails, type MailPreference } from '#contract/endpoints/mails.ts';
import type { SectionProps } from '../profile/account-props.ts';
import { Section } from '../profile/Section.tsx';
import { AccountData } from '../shared/AccountData.tsx';
import { MailChoices } from './MailChoices.tsx';

/** Which mails the player gets. */
export function MailSection(props: SectionProps) {
	const { mails: texts } = props;
	return (
		<Section title={texts.title}>
			<p>{texts.lead}</p>
			<AccountData {...props} endpoint={listMails} input={{}} waiting={texts.loading}>
				{(mails, reading) => {
					const change = async (wanted: MailPreference) => {
						const result = await call(changeMails, wanted);
						if (result.kind === 'ok') await reading.change(() => result.data);
						return result.kind === 'ok';
					};
					return <MailChoices mails={mails} texts={texts} heading="h4" change={change} />;
				}}
			</AccountData>
		</Section>
	);
}
