import type { ParsedInput } from '#contract/endpoint.ts';
import { isEmail } from '#contract/fields.ts';
import type { withdrawSignUp } from '#contract/upstream-submissions.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { digest, isSame } from '../../shared/secrets.ts';
import { createCode, plainCode } from '../applications/code.ts';
import type { FormsWork } from '../context.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { forgetWithdrawn, handToReaders } from '../submissions/readers.ts';
import { findSubmission } from '../submissions/submission.ts';
import { mails, type SurveyMails } from './mails.ts';
import { addSignUp, blankSignUp, findSignUp, type SentAnswers } from './rows.ts';

const unknown = refuse('NOT_FOUND', { status: 404 });

type Mail = ReturnType<SurveyMails[keyof SurveyMails]>;

/** Writes to the address that was answered to the question named email. */
async function write(context: FormsWork, { answers, locale }: SentAnswers, mail: Mail): Promise<void> {
	const to = typeof answers.email === 'string' ? answers.email : '';
	if (isEmail(to)) await mailReceipt(context, { to, locale, ...mail });
}

/** The city of a room in a language. */
const cityOf = ({ content }: FormsWork, { location, locale }: SentAnswers): string =>
	content.cityOf(location, locale) ?? location;

/** Keeps a sign-up and confirms it by mail. */
export async function insertAnswers(context: FormsWork, sent: SentAnswers): Promise<AccountResult> {
	const { db, siteUrl, now } = context;
	const code = createCode();
	const reference = `P-${createCode().replaceAll('-', '').slice(0, 8)}`;
	const [token, at] = [plainCode(code), now()];
	await addSignUp(db, { reference, token, sent, at });
	const email = String(sent.answers.email ?? '');
	const submission = {
		reference,
		kind: 'sign-up' as const,
		email,
		locale: sent.locale,
		at,
		sent: { ...sent },
	};
	await handToReaders(context, { ...submission, tokenHash: digest(token) });
	const link = `${siteLink(siteUrl, sent.locale, 'playtests', 'withdraw')}?${new URLSearchParams({ reference, token: code })}`;
	const city = cityOf(context, sent);
	await write(context, sent, mails[sent.locale].received({ reference, code, link, city }));
	return succeed({ reference });
}

/** Deletes a sign-up, once; a wrong code, a wrong reference and a second time look the same. */
export async function withdrawAnswers(
	context: FormsWork,
	{ reference, token }: ParsedInput<typeof withdrawSignUp>,
): Promise<AccountResult> {
	const found = await findSignUp(context.db, reference);
	const isRight = isSame(found?.tokenHash ?? '', digest(plainCode(token)));
	const submission = await findSubmission(context.db, reference);
	if (!found?.sent || !submission || !isRight) return unknown;
	if (!(await blankSignUp(context.db, reference, context.now()))) return unknown;
	await forgetWithdrawn(context, submission);
	await write(context, found.sent, mails[found.sent.locale].withdrawn({ reference }));
	return succeed();
}
