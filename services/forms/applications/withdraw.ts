import type { ParsedInput } from '#contract/endpoint.ts';
import type { withdrawApplication as request } from '#contract/upstream-submissions.ts';
import { send } from '../../mail/send.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { digest, isSame } from '../../shared/secrets.ts';
import { dropUploads } from '../../uploads/claims.ts';
import type { FormsWork } from '../context.ts';
import { forgetWithdrawn } from '../submissions/readers.ts';
import { findSubmission } from '../submissions/submission.ts';
import { plainCode } from './code.ts';
import { mails } from './mails.ts';
import { blankApplication, findApplication, type Sent } from './rows.ts';

const unknown = refuse('NOT_FOUND', { status: 404 });

function mailGoodbye(context: FormsWork, reference: string, sent: Sent): Promise<void> {
	const { email, locale } = sent;
	return send(context, { kind: 'mail', to: email, locale, ...mails[locale].withdrawn({ reference }) });
}

/** Deletes an application and its files, once; a wrong code, a wrong reference and a second time look the same. */
export async function withdrawApplication(
	context: FormsWork,
	{ reference: given, token }: ParsedInput<typeof request>,
): Promise<AccountResult> {
	const { db, now } = context;
	const reference = given.toUpperCase();
	const found = await findApplication(db, reference);
	const isRight = isSame(found?.tokenHash ?? '', digest(plainCode(token)));
	const submission = await findSubmission(db, reference);
	if (!found?.sent || !submission || !isRight) return unknown;
	if (!(await blankApplication(db, reference, now()))) return unknown;
	await forgetWithdrawn(context, submission);
	await mailGoodbye(context, reference, found.sent);
	await dropUploads(context, reference);
	return succeed();
}
