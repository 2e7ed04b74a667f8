import { formatWait } from '#lib/text/format.ts';
import { interpolate, toText } from '#lib/text/interpolate.ts';
import { type FormTexts, messageText } from './form-texts.ts';

/** Why something that was sent did not succeed; `isBotCheck` where the bot check let it not through. */
export type FieldRefusal =
	| {
			kind: 'failed';
			status: number;
			codes: string[];
			fields: Record<string, string>;
			retryAfter?: number;
			requestId?: string;
			isBotCheck?: boolean;
	  }
	| { kind: 'offline' }
	| { kind: 'unexpected' }
	/** Stopped before it was sent, for a reason that is already in words. */
	| { kind: 'blocked'; message: string; isBotCheck?: boolean };

/** A refusal in words: sentences for the whole, and one for each wrong field. */
export interface Explanation {
	messages: string[];
	fields: Record<string, string>;
}

export interface ErrorWording {
	texts: FormTexts;
	locale: string;
	/** Loads the texts of service codes, which only a failure needs. */
	loadMessages: () => Promise<Readonly<Record<string, string>>>;
}

const whole = (...messages: string[]): Explanation => ({ messages, fields: {} });

/** What somebody who writes to the studio about a failure of ours can name it by. */
function referenceTo(refusal: FieldRefusal, { texts }: ErrorWording): string[] {
	if (refusal.kind !== 'failed' || refusal.status < 500 || !refusal.requestId) return [];
	return [interpolate(texts.requestId, { id: refusal.requestId })];
}

/** Puts a refusal into words; a code that is not among the loaded texts is shown as it is. */
export async function explain(refusal: FieldRefusal, wording: ErrorWording): Promise<Explanation> {
	const { texts, locale } = wording;
	if (refusal.kind === 'offline') return whole(texts.offline);
	if (refusal.kind === 'blocked') return whole(refusal.message);
	const reference = referenceTo(refusal, wording);
	if (refusal.kind === 'unexpected' || refusal.codes.length === 0)
		return whole(texts.unexpected, ...reference);
	if (refusal.status === 429 && refusal.retryAfter !== undefined)
		return whole(interpolate(texts.wait, { wait: formatWait(refusal.retryAfter, locale) }));
	const known = await wording.loadMessages().catch(() => undefined);
	const ofField = (key: string) =>
		known || !key.startsWith('msg.') ? messageText(key, texts, known ?? {}) : texts.unexpected;
	return {
		messages: [
			...(known ? refusal.codes.map((code) => toText(known, code) ?? code) : [texts.unexpected]),
			...reference,
		],
		fields: Object.fromEntries(Object.entries(refusal.fields).map(([name, key]) => [name, ofField(key)])),
	};
}
