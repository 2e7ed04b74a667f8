import { limits } from '#contract/limits.ts';
import { isSignedQuery, signedQuery } from '#lib/url/signed-link.ts';
import type { ServiceContext } from '../../context.ts';
import { digest } from '../../shared/secrets.ts';

/** Signs downloads and nothing else. */
const keyOf = ({ accountServiceKey }: ServiceContext) => digest(`saves ${accountServiceKey}`);
const subjectOf = (id: string) => `save ${id}`;

/** An address that sends a save for 7200 s by the service's clock. */
export async function linkTo(id: string, context: ServiceContext): Promise<string> {
	const { signedUrl } = limits.lifetime;
	const query = await signedQuery(subjectOf(id), signedUrl, keyOf(context), context.now());
	return `${context.origin}/accounts/files/saves/${id}?${query}`;
}

/** Whether a query is what linkTo() made for that save, and nothing more. */
export async function opens(id: string, query: URLSearchParams, context: ServiceContext): Promise<boolean> {
	const isExact = [...query.keys()].join() === 'expires,signature';
	return isExact && isSignedQuery(subjectOf(id), query, { key: keyOf(context), now: context.now() });
}
