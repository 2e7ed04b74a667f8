import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { limits } from '#contract/limits.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A part of the document. */
export type JsonObject = { [key: string]: Json };

/** What the message of a check says of its field in words of JSON Schema, whose lengths count code points too. */
function messageConstraint(message: unknown): JsonObject | undefined {
	if (typeof message !== 'string') return undefined;
	const bound = /^field\.(min|max)\|(\d+)$/.exec(message);
	if (bound) return { [bound[1] === 'min' ? 'minLength' : 'maxLength']: Number(bound[2]) };
	if (message === 'field.email') return { format: 'email', maxLength: limits.email.max };
	if (message !== 'field.password') return undefined;
	return { minLength: limits.password.min, description: 'With one uppercase, one lowercase and one digit.' };
}

const overrideAction: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction, jsonSchema }) => {
	const action = valibotAction as { type: string; message?: unknown; requirement?: unknown };
	if (action.type === 'check') return { ...jsonSchema, ...messageConstraint(action.message) };
	// A pattern has no flags in JSON Schema.
	if (!(action.requirement instanceof RegExp) || !action.requirement.flags.includes('i')) return undefined;
	return { ...jsonSchema, pattern: action.requirement.source.replaceAll('a-z', 'A-Za-z') };
};

/** A schema of the contract in JSON Schema: what is taken, or what is given. */
export function convertSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonObject {
	const options = { target: 'draft-2020-12', errorMode: 'ignore', typeMode, overrideAction } as const;
	const { $schema: _, ...converted } = toJsonSchema(schema, options);
	return JSON.parse(JSON.stringify(converted)) as JsonObject;
}

/** A body of JSON. */
export const jsonContent = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

/** What the document describes once, by its name. */
export const schemaRef = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
