import { useEffect, useState } from 'react';
import { prepareBotCheck } from '#api/bot-check.ts';
import { uploadedFiles } from '#api/upload.ts';
import { openApplication } from '#contract/careers.ts';
import { apply } from '#contract/endpoints/applications.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Form } from '#ui/Form.tsx';
import { FormNote } from '#ui/FormNote.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ApplyProps } from './apply-props.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { forgetDraft, keepForOpenApplication } from './draft.ts';
import { Fields } from './Fields.tsx';
import { Receipt, type Sent } from './Receipt.tsx';
import { sendApplication } from './send-application.ts';
import { type Wish, wishIn, wishText } from './wish.ts';

/** Applies for an offer, or for none in particular, without an account. */
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
	const [wish, setWish] = useState<Wish>({});
	useEffect(() => {
		if (wishes) setWish(wishIn(location.search, wishes));
	}, [wishes]);
	if (sent) return <Receipt {...props} {...sent} />;
	const about = wishes ? wishText(wish, wishes) : '';
	return (
		<Form
			id="application"
			schema={apply.request}
			initial={{ jobId, locale, captcha: '' }}
			locale={locale}
			texts={form}
			loadMessages={() => loadMessages(locale)}
			onStart={() => prepareBotCheck(botCheck)}
			send={async (values, key) => {
				const attempt = { key, botCheck, problems: form.botCheck };
				const result = await sendApplication({ ...values, ...wish }, attempt);
				setIsClosed(result.kind === 'closed');
				if (result.kind === 'closed') {
					keepForOpenApplication(jobId);
					return { kind: 'blocked', message: texts.closed };
				}
				if (result.kind !== 'ok') return result;
				const files = uploadedFiles(values.files);
				return { kind: 'sent' as const, email: values.email, files, ...result.data };
			}}
			onDone={(success) => {
				forgetDraft(jobId);
				if (success.kind === 'sent') setSent(success);
			}}
		>
			<DraftNotice jobId={jobId} texts={texts.draft} />
			{about && <p>{interpolate(texts.about, { about })}</p>}
			<Fields {...props} />
			<FormNote>{texts.retention}</FormNote>
			{isClosed && <ClosedNotice locale={locale} texts={texts.instead} />}
			<SubmitButton>{texts.submit}</SubmitButton>
			<FormNote>{form.botCheck.notice}</FormNote>
		</Form>
	);
}
