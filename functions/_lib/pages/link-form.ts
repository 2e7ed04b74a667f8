import type { Endpoint, EndpointData } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { type LinkForm, type LinkFormName, linkForms } from '#contract/link-forms.ts';
import type { Locale } from '#contract/locales.ts';
import { parseInput } from '#contract/parse.ts';
import { isOff } from '#contract/parts.ts';
import { formatWait } from '#lib/text/format.ts';
import { parts } from '#site.config';
import type { Handler } from '../http/call.ts';
import { createContext } from '../http/call-context.ts';
import { requireOwnOrigin } from '../http/policy.ts';
import { readCapped } from '../http/read-capped.ts';
import { type Failure, fail, type Result } from '../http/result.ts';
import { notFoundPage, serverErrorPage } from './error-pages.ts';
import { fillTemplate, type Values } from './fill-template.ts';
import type { PageResult } from './page-response.ts';
import type { PageCall } from './serve-page.ts';

/** The fields of a form, or why there are none. */
type FormBody = { ok: true; fields: Record<string, string> } | { ok: false; failure: Failure };

const refuse = (failure: Failure): FormBody => ({ ok: false, failure });
const unreadable = refuse(fail(400, 'INVALID_PARAMETERS'));

const isForm = (type: string | null) =>
	/^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');
const isMultipart = (type: string | null) => /^multipart\/form-data\s*;/i.test(type ?? '');

/** The pairs of a form; undefined for what is none. */
async function readPairs(bytes: Uint8Array, type: string): Promise<[string, string][] | undefined> {
	if (isForm(type)) return [...new URLSearchParams(new TextDecoder().decode(bytes))];
	const body = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
	const form = await body.formData().catch(() => undefined);
	return form && [...form].map(([name, value]) => [name, String(value)]);
}

/** What mail programs send; a program that sends nothing means the same. */
const isOneClick = (given: readonly [string, string][]) =>
	given.length === 0 || (given.length === 1 && String(given[0]) === 'List-Unsubscribe,One-Click');

/** Reads the body of a form that a browser sent without scripts, or a mail program. Fields that it has not, or one given twice, are refused. */
async function readFormBody({ headers, body }: Request, form: LinkForm): Promise<FormBody> {
	const type = headers.get('Content-Type');
	const bytes = await readCapped(body, limits.jsonBody);
	if (!bytes) return refuse(fail(413, 'REQUEST_EXCEEDS_LIMIT'));
	const isBare = type === null && bytes.byteLength === 0;
	const isTaken = isForm(type) || (form.oneClick && (isBare || isMultipart(type)));
	if (!isTaken) return refuse(fail(415, 'UNSUPPORTED_MEDIA_TYPE'));
	const given = type === null ? [] : await readPairs(bytes, type);
	if (!given) return unreadable;
	if (form.oneClick && isOneClick(given)) return { ok: true, fields: {} };
	const names: readonly string[] = form.typedAt ? form.values : (form.pressed ?? []);
	const isExpected = given.every(([name]) => names.includes(name));
	const fields = Object.fromEntries(given);
	if (!isExpected || Object.keys(fields).length < given.length) return unreadable;
	return { ok: true, fields };
}

/** The outcome of a form, named as the parts of the page that shows it; all but `done` have a link to go on. */
const outcomes = ['done', 'missing', 'used', 'taken', 'lapsed', 'wait', 'again', 'down'] as const;
type Outcome = (typeof outcomes)[number];

/** A form with what makes its call. */
export interface LinkFormRoute {
	name: LinkFormName;
	form: LinkForm;
	handle: Handler<Endpoint>;
	/** What its page shows of the data that the call gives. */
	show: (data: unknown, locale: Locale) => Values;
}

/** Binds a form of a page that a mail links to, to the handler of the call that it makes. */
export function linkForm<Name extends LinkFormName>(
	name: Name,
	handle: Handler<(typeof linkForms)[Name]['endpoint']>,
	show: (data: EndpointData<(typeof linkForms)[Name]['endpoint']>, locale: Locale) => Values = () => ({}),
): LinkFormRoute {
	return {
		...{ name, form: linkForms[name], handle: handle as unknown as Handler<Endpoint> },
		show: show as LinkFormRoute['show'],
	};
}

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** The segments of a path below that of the page; undefined for a path that is none of this form. */
function segmentsOf({ form }: LinkFormRoute, path: string): string[] | undefined {
	const { page, typedAt, values } = form;
	if (path !== page && !path.startsWith(`${page}/`)) return undefined;
	const segments = path.slice(page.length).split('/').filter(Boolean).map(decode);
	if (typedAt) return segments.length === 1 && segments[0] === typedAt ? segments : undefined;
	return segments.length <= values.length ? segments : undefined;
}

/** The values that a form is sent with, by name. */
async function readValues({ form }: LinkFormRoute, segments: readonly string[], request: Request) {
	const read = await readFormBody(request, form);
	if (!read.ok || form.typedAt) return read;
	const given = segments.map((segment, index) => [form.values[index], segment] as const);
	return { ok: true, fields: { ...read.fields, ...Object.fromEntries(given) } } as const;
}

/** Makes the call of a form: by its own rules on where it comes from, and by those of its endpoint on what it says. */
async function send(route: LinkFormRoute, segments: readonly string[], call: PageCall): Promise<Result> {
	const { request, context, requestId, signal, upstream, config } = call;
	const endpoint: Endpoint = { ...route.form.endpoint, policy: route.form.policy };
	const foreign = requireOwnOrigin(endpoint.policy, request, config.SITE_URL);
	if (foreign) return foreign;
	const read = await readValues(route, segments, request);
	if (!read.ok) return read.failure;
	const parsed = parseInput(endpoint.request, read.fields);
	if (!parsed.ok) return fail(400, 'INVALID_PARAMETERS', { fields: parsed.fields });
	const opened = await createContext({ request, context, requestId, signal, upstream }, endpoint);
	return route.handle({ ...opened, input: parsed.value });
}

const byCode: Record<string, Outcome> = {
	NO_PENDING_EMAIL_VALIDATION: 'used',
	EMAIL_IN_USE: 'taken',
	FORBIDDEN_ORIGIN: 'again',
	UNSUPPORTED_MEDIA_TYPE: 'again',
	REQUEST_EXCEEDS_LIMIT: 'again',
	TOO_MANY_REQUESTS: 'wait',
};

function outcomeOf(answer: Result, isWhole: boolean): Outcome {
	if (answer.kind !== 'failed') return 'done';
	if (answer.status >= 500) return 'down';
	const [known] = answer.codes.flatMap((code) => byCode[code] ?? []);
	return known ?? (isWhole ? 'lapsed' : 'missing');
}

/** Seconds, where a refusal names none. */
const usualWait = 60;

/** The page in the language of the address that shows the outcome of a form. */
async function outcomePage(
	{ name, form }: LinkFormRoute,
	{ outcome, headers, values }: { outcome: Outcome; headers: Headers; values: Values },
	{ read, locale, requestId }: PageCall,
) {
	const template = `template-forms/${name}`;
	const html = await read(`${template}.html`);
	if (html === undefined) return undefined;
	const shown = Object.fromEntries(outcomes.map((each) => [each, each === outcome ? [{}] : []]));
	const own = form.page.slice(1);
	const here = html
		.replaceAll(template, own)
		.replaceAll(encodeURIComponent(template), encodeURIComponent(own));
	const waitTime = formatWait(Number(headers.get('Retry-After') ?? usualWait), locale);
	return fillTemplate(here, { ...values, ...shown, requestId, waitTime });
}

/** What the address of a form answers: reading it is left to the file. */
const allow = { Allow: 'GET, HEAD, POST' };

/** Answers a form that was sent without scripts with a page that shows its outcome, where the site has the form's part. */
export function handleLinkForm(all: readonly LinkFormRoute[]) {
	const routes = all.filter(({ form }) => !isOff(form.page, parts));
	return async (call: PageCall): Promise<PageResult> => {
		for (const route of routes) {
			const segments = segmentsOf(route, call.path);
			if (!segments) continue;
			const isSent = call.request.method === 'POST';
			return isSent ? answerWith(route, segments, call) : serverErrorPage(call.read, 405, allow);
		}
		return notFoundPage(call.read);
	};
}

/** The page is there, whatever is not. */
const statusOf = ({ status }: Failure) => (status === 404 ? 422 : status);

async function answerWith(
	route: LinkFormRoute,
	segments: readonly string[],
	call: PageCall,
): Promise<PageResult> {
	const answer = await send(route, segments, call);
	const isWhole = Boolean(route.form.typedAt) || segments.length === route.form.values.length;
	const outcome = outcomeOf(answer, isWhole);
	const values = answer.kind === 'ok' ? route.show(answer.data, call.locale) : {};
	const headers = new Headers(answer.headers);
	const html = await outcomePage(route, { outcome, headers, values }, call);
	if (html === undefined) return notFoundPage(call.read);
	const isFailure = answer.kind === 'failed';
	return {
		status: isFailure ? statusOf(answer) : 200,
		html,
		maxAge: 0,
		headers: { 'Referrer-Policy': 'no-referrer', ...answer.headers },
		log: {
			event: route.form.endpoint.name,
			route: route.form.page,
			...(isFailure && { codes: answer.codes }),
		},
	};
}
