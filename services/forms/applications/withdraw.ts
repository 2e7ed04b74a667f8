import type { ParsedInput } from '#contract/endpoint.ts';
import type { withdrawApplication as request } from '#contract/upstream-submissions.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { digest, isSame } from '../../shared/secrets.ts';
import { transaction } from '../../store/transaction.ts';
import { dropUploads } from '../../uploads/claims.ts';
import type { FormsContext } from '../context.ts';
import { plainCode } from './code.ts';
import { mails } from './mails.ts';
import { blankApplication, findApplication, type Sent } from './rows.ts';

const unknown = refuse('NOT_FOUND', { status: 404 });

function mailGoodbye({ send }: FormsContext, reference: string, sent: Sent): void {
	const { email, locale } = sent;
	send({ kind: 'mail', to: email, locale, ...mails[locale].withdrawn({ reference }) });
}

/** Deletes an application and its files, once; a wrong code, a wrong reference and a second time look the same. */
export function withdrawApplication(
	context: FormsContext,
	{ reference: given, token }: ParsedInput<typeof request>,
): AccountResult {
	const { db, now } = context;
	const reference = given.toUpperCase();
	return transaction(db, () => {
		const found = findApplication(db, reference);
		const isRight = isSame(found?.tokenHash ?? '', digest(plainCode(token)));
		if (!found?.sent || !isRight) return unknown;
		mailGoodbye(context, reference, found.sent);
		dropUploads(db, reference);
		blankApplication(db, reference, now());
		return succeed();
	});
}
