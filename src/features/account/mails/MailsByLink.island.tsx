import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { type MailPreference, mailsByLink, type OptionalMailKind } from '#contract/endpoints/mails.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { carrySecrets, urlSecrets } from '#lib/url/url-secrets.ts';
import { Notice, RetryNotice } from '#ui/feedback/Notice.tsx';
import { ScriptStatus } from '#ui/feedback/ScriptStatus.tsx';
import { ActionForm } from '#ui/form/ActionForm.tsx';
import { explain } from '#ui/form/field-errors.ts';
import { LinkRow } from '../shared/LinkRow.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import styles from './MailChoices.module.css';
import { describeSwitch, MailChoices } from './MailChoices.tsx';

interface MailsByLinkProps extends AccountPageProps<'mails'> {
	/** Whether the link is to stop one kind, which somebody has to press for; others show the choice at once. */
	stops: boolean;
	/** What a button says that tries again. */
	retry: string;
}

type Shown = EndpointData<typeof mailsByLink>;

/** Where the link of a mail stands. */
type MailLink =
	| { kind: 'finding' }
	| { kind: 'missing' }
	| { kind: 'lapsed' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; problems: string[] }
	| { kind: 'busy' }
	| { kind: 'shown'; data: Shown; news: string };

interface Secrets {
	token: string;
	kind: OptionalMailKind | undefined;
}

/** What the page's address carried, whichever of the two pages it is. */
function secretsOf({ stops, texts }: MailsByLinkProps): Secrets | undefined {
	const [first = '', token = ''] = urlSecrets();
	if (!stops) return first ? { token: first, kind: undefined } : undefined;
	return token && Object.hasOwn(texts.kinds, first) ? { token, kind: first as OptionalMailKind } : undefined;
}

/** The mail preferences of who has the link of a mail, without a login. */
export const MailsByLink = withGuard(function MailsByLink(props: MailsByLinkProps) {
	const { locale, texts, stops } = props;
	const [link, setLink] = useState<MailLink>({ kind: 'finding' });
	useGuard('known-address', { locale, parts: stops ? 2 : 1 });
	useEffect(carrySecrets, []);
	const run = async () => {
		const secrets = secretsOf(props);
		if (!secrets) return setLink({ kind: 'missing' });
		if (stops) setLink({ kind: 'busy' });
		setLink(await openLink(secrets, props));
	};
	// Opening it only reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is there
	useEffect(() => {
		if (stops && secretsOf(props)) setLink({ kind: 'ready', problems: [] });
		else void run();
	}, []);
	if (link.kind === 'finding') return <ScriptStatus text={texts.loading} />;
	if (link.kind === 'missing') {
		return (
			<Notice tone="warn" title={texts.link.missingTitle}>
				<p>{texts.link.missing}</p>
			</Notice>
		);
	}
	if (link.kind === 'lapsed') {
		return (
			<Notice tone="warn" title={texts.link.lapsedTitle} takesFocus>
				<p>{texts.link.lapsed}</p>
				<LinkRow links={[[localePath('/account', locale), texts.link.account]]} />
			</Notice>
		);
	}
	if (link.kind === 'shown')
		return <Choices {...props} {...link} token={secretsOf(props)?.token ?? ''} onLapse={setLink} />;
	if (!stops && link.kind === 'ready')
		return <RetryNotice messages={link.problems} retry={props.retry} onRetry={run} />;
	return (
		<ActionForm
			what={stopWords(props)}
			submit={texts.stop.submit}
			busy={texts.stop.busy}
			isBusy={link.kind === 'busy'}
			problems={link.kind === 'ready' ? link.problems : []}
			onSubmit={run}
		/>
	);
});

function stopWords(props: MailsByLinkProps): string {
	const { stop, kinds } = props.texts;
	const kind = secretsOf(props)?.kind;
	return kind ? interpolate(stop.whatNamed, { name: kinds[kind].name }) : stop.what;
}

/** Reads the preferences behind a link, or stops its kind first. */
async function openLink(secrets: Secrets, { form, locale, texts }: MailsByLinkProps): Promise<MailLink> {
	const { kind } = secrets;
	const result = await call(mailsByLink, secrets, { handles: 'any' });
	if (result.kind === 'ok') {
		const news = kind ? describeSwitch({ kind, state: 'off' }, texts) : '';
		return { kind: 'shown', data: result.data, news };
	}
	if (result.kind === 'failed' && (result.status === 400 || result.status === 422)) return { kind: 'lapsed' };
	const { messages } =
		result.kind === 'redirect'
			? { messages: [form.unexpected] }
			: await explain(result, { texts: form, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'ready', problems: messages };
}

interface ChoicesProps extends MailsByLinkProps {
	data: Shown;
	news: string;
	token: string;
	onLapse: (link: MailLink) => void;
}

/** Whose mails these are, as far as the page may say it, and the choice of them. */
function Choices({ texts, data, news, token, onLapse }: ChoicesProps) {
	const [mails, setMails] = useState(data.mails);
	const change = async (wanted: MailPreference) => {
		const result = await call(mailsByLink, { token, ...wanted }, { handles: ['INCORRECT_EMAIL_TOKEN'] });
		if (result.kind === 'ok') setMails(result.data.mails);
		else if (result.kind === 'failed' && result.status === 422) onLapse({ kind: 'lapsed' });
		return result.kind === 'ok';
	};
	return (
		<>
			{news && (
				<Notice tone="success" title={texts.stop.doneTitle} takesFocus>
					<p>{news}</p>
				</Notice>
			)}
			<p className={styles.owner}>{interpolate(texts.link.owner, { email: data.email })}</p>
			<MailChoices
				mails={mails}
				texts={{ ...texts, title: texts.link.choices }}
				heading="h2"
				change={change}
			/>
		</>
	);
}
