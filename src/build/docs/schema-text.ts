import type { JsonObject } from '../openapi.ts';

const isObject = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The fields of an object's schema. */
export function fieldsOf(schema: JsonObject): [name: string, schema: JsonObject, required: boolean][] {
	const { properties = {}, required } = schema;
	const needed = Array.isArray(required) ? required : [];
	return Object.entries(properties as Record<string, JsonObject>).map(([name, field]) => [
		name,
		field,
		needed.includes(name),
	]);
}

function objectText(schema: JsonObject, indent: string): string {
	const fields = fieldsOf(schema);
	if (isObject(schema.additionalProperties))
		return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
	if (fields.length === 0) return '{}';
	const inner = `${indent}  `;
	const lines = fields.map(
		([name, field, required]) => `${inner}${name}${required ? '' : '?'}: ${schemaText(field, inner)}`,
	);
	const whole = `{ ${lines.map((line) => line.trim()).join(', ')} }`;
	return whole.length <= 90 && !whole.includes('\n') ? whole : `{\n${lines.join('\n')}\n${indent}}`;
}

/** A schema as one would write its type, fields that may be missing with a question mark. */
export function schemaText(schema: JsonObject, indent = ''): string {
	const choices = [...objects(schema.anyOf), ...objects(schema.oneOf)];
	if (choices.length > 0) return choices.map((choice) => schemaText(choice, indent)).join(' | ');
	if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
	if ('const' in schema) return JSON.stringify(schema.const);
	if (schema.type === 'array')
		return `[${isObject(schema.items) ? schemaText(schema.items, indent) : 'anything'}]`;
	if (schema.type === 'object') return objectText(schema, indent);
	if (schema.format === 'date-time') return 'string (ISO 8601)';
	return typeof schema.type === 'string' ? schema.type : 'anything';
}

/** Whole numbers end where JSON's readers lose count, which is no rule of ours. */
const ownMaximum = ({ maximum }: JsonObject) => (maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum);

function boundsText(least: unknown, most: unknown, unit: string): string {
	if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
	if (least !== undefined) return `at least ${least}${unit}`;
	return most === undefined ? '' : `at most ${most}${unit}`;
}

/** What a schema asks of a value beyond its type, in words. */
export function rulesText(schema: JsonObject): string {
	const { format, pattern, description, default: absent } = schema;
	const rules = [
		boundsText(schema.minLength, schema.maxLength, ' characters'),
		boundsText(schema.minimum, ownMaximum(schema), ''),
		format === 'date-time' ? undefined : format,
		pattern === undefined ? undefined : `\`${pattern}\``,
		description,
		absent === undefined ? undefined : `${JSON.stringify(absent)} where absent`,
	];
	return rules.filter(Boolean).join('; ');
}
