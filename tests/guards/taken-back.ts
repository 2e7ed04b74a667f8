/** A part of an API description. */
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeAt = (value: unknown, ...keys: string[]): Node =>
	keys.reduce<Node>((part, key) => (isNode(part[key]) ? part[key] : {}), isNode(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const kinds = ['oneOf', 'anyOf'];

function changedType(before: Node, now: Node, where: string): string[] {
	const differs = before.type !== undefined && before.type !== now.type;
	return differs ? [`${where} was ${before.type} and is now ${now.type ?? 'anything'}`] : [];
}

/** What an older reader of answers would not take: choices and alternatives that it has never heard of. */
function unheardOf(before: Node, now: Node, where: string): string[] {
	const known = listOf(before.enum);
	const choices = known.length > 0 ? listOf(now.enum).filter((choice) => !known.includes(choice)) : [];
	const isOpen = known.length > 0 && listOf(now.enum).length === 0 && now.const === undefined;
	const more = kinds.filter(
		(kind) => kind in before && listOf(now[kind]).length > listOf(before[kind]).length,
	);
	const isConst = before.const !== undefined && JSON.stringify(before.const) !== JSON.stringify(now.const);
	return [
		...choices.map((choice) => `${where} may now be ${choice}`),
		...(isOpen || isConst ? [`${where} may now be anything`] : []),
		...more.map(() => `${where} may now be of another kind`),
	];
}

/** What an older reader of answers would miss in a schema: properties, guarantees that they are there, types. */
function missingInAnswer(before: unknown, now: unknown, where: string): string[] {
	if (!isNode(before)) return [];
	if (!isNode(now)) return [`${where} is gone`];
	const lost = Object.entries(nodeAt(before, 'properties')).flatMap(([name, schema]) =>
		missingInAnswer(schema, nodeAt(now, 'properties')[name], `${where}.${name}`),
	);
	const required = listOf(now.required);
	const loose = listOf(before.required)
		.filter((name) => !required.includes(name) && isNode(nodeAt(now, 'properties')[String(name)]))
		.map((name) => `${where}.${name} may now be missing`);
	const alternatives = kinds.flatMap((kind) =>
		listOf(before[kind]).flatMap((schema, index) =>
			missingInAnswer(schema, listOf(now[kind])[index], `${where} ${kind} ${index + 1}`),
		),
	);
	const items = 'items' in before ? missingInAnswer(before.items, now.items, `${where}[]`) : [];
	const news = unheardOf(before, now, where);
	return [...changedType(before, now, where), ...news, ...lost, ...loose, ...alternatives, ...items];
}

const lowest = ['minLength', 'minimum', 'minItems'];
const highest = ['maxLength', 'maximum', 'maxItems'];

/** Bounds of a value that are tighter than they were. */
function tighter(before: Node, now: Node, where: string): string[] {
	const bound = (node: Node, name: string, none: number) => Number(node[name] ?? none);
	const raised = lowest.filter((name) => bound(now, name, -Infinity) > bound(before, name, -Infinity));
	const lowered = highest.filter((name) => bound(now, name, Infinity) < bound(before, name, Infinity));
	const other = ['pattern', 'format', 'const'].filter((name) => name in now && now[name] !== before[name]);
	return [...raised, ...lowered, ...other].map((name) => `${where} has a tighter ${name}`);
}

/** What an older caller would be refused for: fields that are gone or newly needed, values that are no longer taken. */
function refusedInRequest(before: unknown, now: unknown, where: string): string[] {
	if (!isNode(before))
		return isNode(now) && listOf(now.required).length > 0 ? [`${where} now needs a body`] : [];
	if (!isNode(now)) return [`${where} is gone`];
	const lost = Object.entries(nodeAt(before, 'properties')).flatMap(([name, schema]) =>
		refusedInRequest(schema, nodeAt(now, 'properties')[name], `${where}.${name}`),
	);
	const needed = listOf(now.required)
		.filter((name) => !listOf(before.required).includes(name))
		.map((name) => `${where}.${name} is newly required`);
	const choices = listOf(now.enum);
	const fewer = choices.length > 0 ? listOf(before.enum).filter((choice) => !choices.includes(choice)) : [];
	const items = 'items' in before ? refusedInRequest(before.items, now.items, `${where}[]`) : [];
	return [
		...changedType(before, now, where),
		...tighter(before, now, where),
		...lost,
		...needed,
		...items,
		...fewer.map((choice) => `${where} no longer takes ${choice}`),
	];
}

interface Parameter {
	name: string;
	in: string;
	required: boolean;
	schema: unknown;
}

function parameterBreaks(before: Node, now: Node, where: string): string[] {
	const [old, present] = [before, now].map((operation) => listOf(operation.parameters) as Parameter[]);
	const same = (list: Parameter[] | undefined, wanted: Parameter) =>
		list?.find((one) => one.name === wanted.name && one.in === wanted.in);
	const lost = (old ?? []).flatMap((one) => {
		const found = same(present, one);
		if (!found) return [`${where} no longer takes ${one.name} in its ${one.in}`];
		return refusedInRequest(one.schema, found.schema, `${where} ${one.name}`);
	});
	const needed = (present ?? [])
		.filter((one) => one.required && !same(old, one)?.required)
		.map((one) => `${where} newly requires ${one.name}`);
	return [...lost, ...needed];
}

/** The schema under one of the media types that bodies have. */
function schemaIn(operation: Node, ...keys: string[]): unknown {
	const content = nodeAt(operation, ...keys, 'content');
	return ['application/json', 'multipart/form-data'].map((type) => nodeAt(content, type).schema).find(isNode);
}

function operationBreaks(before: Node, now: Node, where: string): string[] {
	const success = ['200', '202'].find((status) => nodeAt(before, 'responses')[status]) ?? '200';
	const codesOf = (operation: Node) =>
		Object.values(nodeAt(operation, 'responses')).flatMap((answer) => listOf(nodeAt(answer)['x-codes']));
	const codes = codesOf(before).filter((code) => !codesOf(now).includes(code));
	const answer = [before, now].map((operation) => schemaIn(operation, 'responses', success));
	return [
		...parameterBreaks(before, now, where),
		...refusedInRequest(schemaIn(before, 'requestBody'), schemaIn(now, 'requestBody'), `${where} request`),
		...missingInAnswer(...(answer as [unknown, unknown]), `${where} answer`),
		...codes.map((code) => `${where} no longer names ${code}`),
	];
}

/** Where one API description takes back what an older one promised, so that a page of the older release would break. */
export function takenBack(before: unknown, now: unknown): string[] {
	const operations = Object.entries(nodeAt(before, 'paths')).flatMap(([path, methods]) =>
		Object.entries(nodeAt(methods)).flatMap(([method, operation]) => {
			const present = nodeAt(now, 'paths', path)[method];
			const where = `${method.toUpperCase()} ${path}`;
			return isNode(present) ? operationBreaks(nodeAt(operation), present, where) : [`${where} is gone`];
		}),
	);
	const codes = (document: unknown) => listOf(nodeAt(document, 'components', 'schemas', 'ErrorCode').enum);
	const gone = codes(before).filter((code) => !codes(now).includes(code));
	return [...operations, ...gone.map((code) => `the code ${code} is gone`)];
}
