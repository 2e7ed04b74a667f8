import { account } from './faqs/account.ts';
import { controls } from './faqs/controls.ts';
import { installation } from './faqs/installation.ts';
import { playingTogether } from './faqs/playing-together.ts';
import { purchases } from './faqs/purchases.ts';
import { saves } from './faqs/saves.ts';
import type { DemoFaq } from './types.ts';

export const faqs: DemoFaq[] = [
	...installation,
	...account,
	...saves,
	...playingTogether,
	...purchases,
	...controls,
];
