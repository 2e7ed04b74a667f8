import type { APIRoute } from 'astro';
import { getStaticPaths } from '../../../src/pages/logos/[slug].svg.ts';

export const prerender = false;

/** The logo of a published game, which pages show from this address. */
export const GET: APIRoute = async ({ params }) => {
	const logo = (await getStaticPaths()).find(({ params: { slug } }) => slug === params.slug);
	if (!logo) return new Response(null, { status: 404 });
	return new Response(logo.props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
