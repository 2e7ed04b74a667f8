import type { APIRoute } from 'astro';
import { hasServicesContent, sealServicesContent } from '#cms/services-content.ts';

export const getStaticPaths = () => (hasServicesContent() ? [{ params: { services: 'services' } }] : []);

/** The content as the services read it, sealed (`servicesContent` of #contract/upstream-submissions.ts). */
export const GET: APIRoute = async () => new Response(await sealServicesContent());
