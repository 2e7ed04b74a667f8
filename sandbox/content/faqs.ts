import { account } from './faqs/account.ts';
import { controls } from './faqs/controls.ts';
import { installation } from './faqs/installation.ts';
import { faqKeywords } from './faqs/keywords.ts';
import { playingTogether } from './faqs/playing-together.ts';
import { purchases } from './faqs/purchases.ts';
import { saves } from './faqs/saves.ts';
import { same } from './localised.ts';
import type { DemoFaq } from './types.ts';

const entries: DemoFaq[] = [
	...installation,
	...account,
	...saves,
	...playingTogether,
	...purchases,
	...controls,
];

export const faqs: DemoFaq[] = entries.map((faq) => ({
	...faq,
	keywords: faqKeywords[faq.slug] ?? same([]),
}));
