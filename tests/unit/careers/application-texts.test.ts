import { expect, test } from 'vitest';
import { apply, applyWithLinks, closedMessage, elsewhereMessage } from '#contract/endpoints/applications.ts';
import { applicationMessages } from '#i18n/form-texts.ts';
import en from '../../../i18n/en/errors.json' with { type: 'json' };

/** The message keys anywhere in a schema. */
function messagesIn(schema: unknown, seen = new Set<unknown>()): string[] {
	if (typeof schema === 'string') return /^field\./.test(schema) ? [schema] : [];
	if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
	seen.add(schema);
	return Object.values(schema).flatMap((value) => messagesIn(value, seen));
}

test('the form of an application has a text for everything that may be wrong with one', () => {
	const keys = [apply, applyWithLinks].flatMap(({ request }) => messagesIn(request));
	const names = [...keys, closedMessage, elsewhereMessage].map((key) => key.replace(/^field\.|\|.*$/g, ''));
	expect(Object.keys(applicationMessages(en.field)).toSorted()).toEqual([...new Set(names)].toSorted());
});
