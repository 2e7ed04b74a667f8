import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { type SubmissionState, submissionStates } from '#contract/endpoints/receipts.ts';
import { limits } from '#contract/limits.ts';
import type { Described } from './describe.ts';
import type { Status } from './status.ts';
import type { StoredSubmission } from './submission.ts';

type Html = ReturnType<typeof html>;

/** What the studio's page about a submission shows. */
export interface SubmissionView {
	submission: StoredSubmission;
	described: Described;
	files: readonly { name: string; url: string }[];
	status: Status;
	/** What was typed and is not saved, with the reason. */
	unsaved?: { state: string; answer: string; problem: string } | undefined;
	isSaved: boolean;
}

const styles = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }
a { color: inherit; }
body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
dl { display: grid; gap: 0.75rem; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; }
form { display: grid; gap: 1rem; margin-block-start: 2rem; padding-block-start: 1rem; border-block-start: 1px solid; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; border: 0; }
legend, label.above { font-weight: 600; }
label { min-block-size: 1.5rem; }
textarea { inline-size: 100%; box-sizing: border-box; min-block-size: 10rem; padding: 0.5rem; font: inherit; }
button { justify-self: start; padding: 0.6rem 1.2rem; font: inherit; font-weight: 600; }
.notice { padding: 0.75rem 1rem; border: 2px solid; }
`;

/** Answers with a page that loads nothing and is shown in no frame. */
export function sendPage(c: Context, status: 200 | 403 | 404 | 409 | 422, title: string, body: Html) {
	const nonce = randomBytes(16).toString('base64url');
	const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
	const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
	return c.html(page, status, {
		'Cache-Control': 'no-store',
		'Content-Security-Policy': policy,
		'Referrer-Policy': 'no-referrer',
		'X-Content-Type-Options': 'nosniff',
		'X-Robots-Tag': 'noindex',
	});
}

const labels: Record<SubmissionState, string> = {
	received: 'Received',
	read: 'Read',
	closed: 'Closed',
};

const timeOf = (at: number) => {
	const iso = new Date(at).toISOString();
	return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

const field = (name: string, text: string | Html) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`;

const notice = (text: string, role: 'status' | 'alert') => html`<p class="notice" role="${role}">${text}</p>`;

function answerField({ email }: StoredSubmission, answer: string): Html {
	if (!email) return html`<p>Its sender left no mail address, so that there is nobody to answer.</p>`;
	return html`<label class="above" for="answer">Answer</label>
<textarea id="answer" name="answer" maxlength="${limits.text.max}" aria-describedby="answer-hint">${answer}</textarea>
<p id="answer-hint">It is mailed to ${email} when you save it, and shown on the page that the link of their receipt leads to. Save another one, and that is mailed, too.</p>`;
}

/** The submission with the form that says what becomes of it. */
export function submissionPage({
	submission,
	described,
	files,
	status,
	unsaved,
	isSaved,
}: SubmissionView): Html {
	const { reference, at, locale } = submission;
	const shown = unsaved ?? status;
	const links = files.map(({ name, url }) => html`<a href="${url}">${name}</a><br>`);
	const choice = (state: SubmissionState) =>
		html`<label><input type="radio" name="state" value="${state}" ${state === shown.state ? 'checked' : ''}> ${labels[state]}</label>`;
	return html`${unsaved ? notice(unsaved.problem, 'alert') : isSaved ? notice('Saved.', 'status') : ''}
<dl>
${field('Reference', reference)}
${field('Arrived', timeOf(at))}
${field('Language', locale)}
${described.fields.map(([name, text]) => field(name, text))}
${links.length > 0 ? field('Files', html`${links}`) : ''}
</dl>
<form method="post">
<fieldset><legend>State, as its sender sees it</legend>${submissionStates.map(choice)}</fieldset>
${answerField(submission, shown.answer)}
<input type="hidden" name="seen" value="${status.changedAt ?? ''}">
<button>Save</button>
</form>`;
}
