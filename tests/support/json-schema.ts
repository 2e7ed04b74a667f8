/** As much of JSON Schema as the API description uses. */
export interface JsonSchema {
	$ref?: string;
	type?: string;
	const?: unknown;
	enum?: unknown[];
	oneOf?: JsonSchema[];
	anyOf?: JsonSchema[];
	properties?: Record<string, JsonSchema>;
	required?: string[];
	additionalProperties?: boolean | JsonSchema;
	items?: JsonSchema;
	pattern?: string;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	minItems?: number;
	maxItems?: number;
}

type Named = Record<string, JsonSchema>;
type Check = (value: unknown, schema: JsonSchema, named: Named) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Record<string, (value: unknown) => boolean> = {
	null: (value) => value === null,
	array: Array.isArray,
	object: isRecord,
	integer: Number.isInteger,
	number: (value) => typeof value === 'number',
	string: (value) => typeof value === 'string',
	boolean: (value) => typeof value === 'boolean',
};

const within = (size: number, [least = 0, most = Infinity]: [number | undefined, number | undefined]) =>
	size >= least && size <= most;

const checks: Check[] = [
	(value, { type }) => type === undefined || (types[type]?.(value) ?? false),
	(value, schema) => !('const' in schema) || value === schema.const,
	(value, { enum: choices }) => !choices || choices.includes(value),
	(value, { pattern }) => !pattern || typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
	(value, { minLength, maxLength }) =>
		typeof value !== 'string' || within([...value].length, [minLength, maxLength]),
	(value, { minimum = -Infinity, maximum }) => typeof value !== 'number' || within(value, [minimum, maximum]),
	(value, { minItems, maxItems }) => !Array.isArray(value) || within(value.length, [minItems, maxItems]),
	(value, { required = [] }) => !isRecord(value) || required.every((name) => name in value),
];

const parts = (value: unknown, { properties = {}, additionalProperties, items }: JsonSchema) => {
	if (Array.isArray(value))
		return items ? value.map((one, index) => [`[${index}]`, one, items] as const) : [];
	if (!isRecord(value)) return [];
	const others = typeof additionalProperties === 'object' ? additionalProperties : {};
	return Object.entries(value).map(([name, one]) => [`.${name}`, one, properties[name] ?? others] as const);
};

const tail = '#/components/schemas/';

/** Where a value is not what a schema says; properties that it does not name are let pass. */
export function mismatches(value: unknown, schema: JsonSchema, named: Named = {}, where = ''): string[] {
	if (schema.$ref) return mismatches(value, named[schema.$ref.replace(tail, '')] ?? {}, named, where);
	const options = schema.oneOf ?? schema.anyOf;
	const fits = options?.some((option) => mismatches(value, option, named).length === 0) ?? true;
	if (!fits || checks.some((check) => !check(value, schema, named)))
		return [`${where || 'it'} is ${JSON.stringify(value)?.slice(0, 200)}`];
	return parts(value, schema).flatMap(([name, one, part]) => mismatches(one, part, named, where + name));
}
