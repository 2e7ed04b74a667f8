import * as v from 'valibot';
import english from '../../i18n/en/errors.json' with { type: 'json' };

/** What a form shows in English for a message of the contract: `field.min|8` with its number filled in. */
export function inEnglish(message: string): string {
	const [key = '', count = ''] = message.split('|');
	const [group = '', name = ''] = key.split('.');
	const text = (english as Record<string, Record<string, string>>)[group]?.[name];
	if (text === undefined) throw new Error(`No English text for ${message}`);
	return text.replace('{{count}}', count);
}

/** The first message for a value, as its key; undefined where the value is taken. */
export function messageFor(schema: v.GenericSchema, value: unknown): string | undefined {
	return v.safeParse(schema, value).issues?.[0]?.message;
}

/** Milliseconds that a call takes. */
export function timeOf(call: () => unknown): number {
	const start = performance.now();
	call();
	return performance.now() - start;
}
