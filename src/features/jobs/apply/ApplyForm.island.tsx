import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { type BotCheckUse, callWithBotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { uploadedFiles } from '#api/upload.ts';
import { apply, applyWithLinks } from '#contract/endpoints/applications.ts';
import { openApplication } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { formMailLink } from '#lib/text/mail-link.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form, FormNote, SubmitButton } from '#ui/form/Form.tsx';
import { type SentFile, SentFiles } from '#ui/upload/SentFiles.tsx';
import type { ApplyProps, ApplyTexts } from './ApplyFields.tsx';
import { ApplyFields } from './ApplyFields.tsx';
import styles from './ApplyForm.module.css';
import { type ApplicationPrefill, describePrefill, readPrefill } from './application-prefill.ts';
import { applicationDraft, copyToOpenApplication, draftPlace } from './draft.ts';
import { digestFile } from './file-digest.ts';

type ApplicationInput = v.InferOutput<typeof apply.request>;

interface Attempt extends BotCheckUse {
	key: string;
}

/** The same where the same is sent again after a reload, when its files have other ids. */
const meaningOf = ({ files, captcha: _, ...rest }: ApplicationInput) =>
	JSON.stringify({ ...rest, files: files.map(digestFile).sort() });

/**
 * Applies behind the bot check; the same application is sent under the same key, also after a reload. `closed` is said
 * of a job that nobody can apply for any more.
 */
async function submitApplication(values: ApplicationInput, attempt: Attempt) {
	const result = await callWithBotCheck(apply, attempt, (captcha) => {
		const key = applicationDraft(values.jobId).attemptKey(meaningOf(values), attempt.key);
		return call(apply, { ...values, captcha }, { key, handles: 'any' });
	});
	const isClosed = result.kind === 'failed' && Object.hasOwn(result.fields, 'jobId');
	return isClosed ? { kind: 'closed' as const } : result;
}

/** Applies for a job, or for none in particular, without an account. */
export function ApplyForm(props: ApplyProps) {
	const { locale, form } = props;
	return (
		<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
			<Application {...props} />
		</ErrorBoundary>
	);
}

function Application(props: ApplyProps) {
	const { locale, texts, form, botCheck, jobId = openApplication, wishes } = props;
	const [sent, setSent] = useState<Sent>();
	const [isClosed, setIsClosed] = useState(false);
	const [wish, setWish] = useState<ApplicationPrefill>({});
	useEffect(() => {
		if (wishes) setWish(readPrefill(location.search, wishes));
	}, [wishes]);
	if (sent) return <Receipt {...props} {...sent} />;
	const about = wishes ? describePrefill(wish, wishes) : '';
	return (
		<Form
			id="application"
			draft={draftPlace(jobId)}
			schema={props.upload ? apply.request : applyWithLinks.request}
			initial={{ jobId, locale, captcha: '' }}
			locale={locale}
			texts={form}
			loadMessages={() => loadMessages(locale)}
			onStart={() => prepareBotCheck(botCheck)}
			send={async (values, key) => {
				const attempt = { key, botCheck, problems: form.botCheck };
				const result = await submitApplication({ ...values, ...wish }, attempt);
				setIsClosed(result.kind === 'closed');
				if (result.kind === 'closed') {
					copyToOpenApplication(jobId);
					return { kind: 'blocked', message: texts.closed };
				}
				if (result.kind !== 'ok') return result;
				const files = import.meta.env.PART_UPLOADS ? uploadedFiles(values.files) : [];
				return { kind: 'sent' as const, email: values.email, files, ...result.data };
			}}
			toMail={({ firstName, lastName, email, phone, links, coverLetter, files }) => ({
				href: formMailLink(form.mail, [firstName, lastName, email, phone, links, coverLetter]),
				hasFiles: files.length > 0,
			})}
			onDone={(success) => {
				applicationDraft(jobId).remove();
				if (success.kind === 'sent') setSent(success);
			}}
		>
			{about && <p>{interpolate(texts.about, { about })}</p>}
			<ApplyFields {...props} />
			<FormNote>{texts.retention}</FormNote>
			{isClosed && <ClosedNotice locale={locale} texts={texts.instead} />}
			<SubmitButton>{texts.submit}</SubmitButton>
			{botCheck && <FormNote>{form.botCheck.notice}</FormNote>}
		</Form>
	);
}

interface ClosedNoticeProps {
	locale: Locale;
	texts: ApplyTexts['instead'];
}

/** Says what can be done with what was typed for a job that is closed. */
function ClosedNotice({ locale, texts }: ClosedNoticeProps) {
	return (
		<Notice tone="warn">
			<p>{texts.text}</p>
			<ButtonLink look="quiet" href={localePath('/careers/open-application', locale)}>
				{texts.link}
			</ButtonLink>
		</Notice>
	);
}

/** What takes the form's place once everything has arrived. */
interface Sent {
	reference: string;
	email: string;
	files: readonly SentFile[];
}

/** Says that an application has arrived, with which files, and what comes next. */
function Receipt(props: Sent & Pick<ApplyProps, 'texts' | 'upload' | 'locale'>) {
	const { reference, email, files, upload, locale } = props;
	const texts = props.texts.receipt;
	const [before = '', after = ''] = texts.reference.split('{{reference}}');
	return (
		<Notice tone="success" title={texts.title} takesFocus>
			<p>
				<span>{before}</span>
				<span className={styles.reference}>{reference}</span>
				<span>{after}</span>
			</p>
			{import.meta.env.PART_UPLOADS && upload && <SentFiles files={files} texts={upload} locale={locale} />}
			<p>{interpolate(texts.mail, { email })}</p>
			<p>{texts.next}</p>
		</Notice>
	);
}
