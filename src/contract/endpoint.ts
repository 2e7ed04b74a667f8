import type * as v from 'valibot';
import type { ErrorCode } from './codes.ts';

/** How a call is protected and cached; functions/_lib/http/serve.ts enforces it. */
export interface Policy {
	/**
	 * `required` answers 401 without a session, `challenge` needs a pending MFA sign-in, `link` a signed link in the
	 * query, or of a POST in the body; it and `none` look at no cookie.
	 */
	auth: 'none' | 'optional' | 'challenge' | 'required' | 'link';
	/** The path that the signed link is for, where it is not the call's own. */
	linkTo?: `/api/${string}`;
	/**
	 * What shows that the site itself makes the call; `none` is for reads that change nothing, `form` for a form that is
	 * sent by a navigation and proves itself by the secret of a mail's link.
	 */
	csrf: 'none' | 'same-origin' | 'form' | 'state' | 'signature';
	/** The action that a bot-check token must be for; `asked` means only once the service demands one. */
	botCheck?: { action: string; when: 'always' | 'asked' };
	/** How long anyone may keep the answer, in seconds; 0 forbids keeping it. */
	cache: number;
	/** Whether the call makes something, so that an Idempotency-Key makes a repeat harmless. */
	creates?: boolean;
}

type Entries = v.ObjectEntries;
/** A request is one flat object, whether its values travel in the path, the query or the body. */
export type RequestSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>> & {
	entries?: Entries;
};

/** One call on the wire, declared once for browser, functions and sandbox. */
export interface Endpoint<
	Request extends RequestSchema = RequestSchema,
	Data extends v.GenericSchema = v.GenericSchema,
> {
	/** `area.word`, unique. */
	name: string;
	method: 'GET' | 'POST';
	/** The path with `:name` for each part that varies. */
	path: `/api/${string}`;
	/** One sentence for the API description. */
	summary: string;
	request: Request;
	/** What stands under `data` in a success. */
	data: Data;
	/** Where the body is multipart form data instead of JSON; every value is a text then. */
	takes?: 'form';
	/** The media type of a success that is no JSON of ours; its body is what `data` stands for then. */
	produces?: string;
	/** The status of a success; 200 where absent. */
	status?: 202 | 302;
	/** Whether the answer may send the visitor elsewhere instead: to a path of ours, or to an origin of PLATFORM_ORIGINS. */
	redirects?: boolean | 'platform';
	/** What it may be refused with, beyond what serve() answers for any call. */
	codes: readonly ErrorCode[];
	policy: Policy;
}

/** Declares a call; a function only so that its types are kept narrow. */
export function endpoint<const E extends Endpoint>(definition: E): E {
	return definition;
}

/** What a caller gives. */
export type EndpointInput<E extends Endpoint> = v.InferInput<E['request']>;
/** What a handler gets, after parsing. */
export type ParsedInput<E extends Endpoint> = v.InferOutput<E['request']>;
/** What a success carries. */
export type EndpointData<E extends Endpoint> = v.InferOutput<E['data']>;

/** The body of every failure. */
export interface FailureBody {
	messages: string[];
	/** By field, the key of its message in errors.json. */
	fields?: Record<string, string>;
	requestId: string;
}
