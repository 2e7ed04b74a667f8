import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { askedLocale, notFound, pageOf } from './answer.ts';
import { findEntry, listEntries } from './entries.ts';
import { present } from './present.ts';
import { holds } from './search.ts';

interface Faq {
	title: string;
	description: string;
	category: string;
}

/** The questions of support, of one category or with some words in them. */
export function faqRoutes({ db }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/faqs', (c) => {
		const { category, query = '' } = c.req.query();
		const faqs = listEntries(db, { collection: 'faqs', locale: askedLocale(c) })
			.map((entry) => present(entry, askedLocale(c)) as Faq)
			.filter((faq) => !category || faq.category === category)
			.filter(({ title, description }) => holds([title, description], query));
		return c.json(pageOf(c, faqs));
	});
	app.get('/api/faqs/slug/:slug', (c) => {
		const faq = findEntry(db, 'faqs', 'slug', c.req.param('slug'), askedLocale(c));
		return faq ? c.json(present(faq, askedLocale(c))) : notFound(c);
	});
	return app;
}
