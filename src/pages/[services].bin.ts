import type { APIRoute } from 'astro';
import { sealServicesContent, tellsServices } from '#cms/services-content.ts';

export const getStaticPaths = () => (tellsServices() ? [{ params: { services: 'services' } }] : []);

/** What the services read of the content, as #contract/upstream-submissions.ts has it. */
export const GET: APIRoute = async () => new Response(await sealServicesContent());
