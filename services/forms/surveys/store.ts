import type { ParsedInput } from '#contract/endpoint.ts';
import { isEmail } from '#contract/fields.ts';
import type { withdrawSignUp } from '#contract/upstream-submissions.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { digest, isSame } from '../../shared/secrets.ts';
import { createCode, plainCode } from '../applications/code.ts';
import type { FormsContext } from '../context.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { mails, type SurveyMails } from './mails.ts';
import { addSignUp, blankSignUp, findSignUp, type SentAnswers } from './rows.ts';

const unknown = refuse('NOT_FOUND', { status: 404 });

type Mail = ReturnType<SurveyMails[keyof SurveyMails]> & { links?: string[] };

/** Writes to the address that was answered to the question named email. */
function write(context: FormsContext, { answers, locale }: SentAnswers, mail: Mail): void {
	const to = typeof answers.email === 'string' ? answers.email : '';
	if (isEmail(to)) mailReceipt(context, { to, locale, ...mail });
}

/** The city of a room in a language. */
const cityOf = ({ content }: FormsContext, { location, locale }: SentAnswers): string =>
	content.cityOf(location, locale) ?? location;

/** Keeps a sign-up and confirms it by mail. */
export function insertAnswers(context: FormsContext, sent: SentAnswers): AccountResult {
	const { db, siteUrl, now } = context;
	const code = createCode();
	const reference = `P-${createCode().replaceAll('-', '').slice(0, 8)}`;
	addSignUp(db, { reference, token: plainCode(code), sent, at: now() });
	const link = `${siteLink(siteUrl, sent.locale, 'playtests', 'withdraw')}?${new URLSearchParams({ reference, token: code })}`;
	const city = cityOf(context, sent);
	write(context, sent, { ...mails[sent.locale].received({ reference, code, link, city }), links: [link] });
	return succeed({ reference });
}

/** Deletes a sign-up, once; a wrong code, a wrong reference and a second time look the same. */
export function withdrawAnswers(
	context: FormsContext,
	{ reference, token }: ParsedInput<typeof withdrawSignUp>,
): AccountResult {
	const found = findSignUp(context.db, reference);
	const isRight = isSame(found?.tokenHash ?? '', digest(plainCode(token)));
	if (!found?.sent || !isRight) return unknown;
	write(context, found.sent, mails[found.sent.locale].withdrawn({ reference }));
	blankSignUp(context.db, reference, context.now());
	return succeed();
}
