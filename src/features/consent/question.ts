import { loadJson } from '#lib/load-json.ts';

/** The cookie question in one language. */
export interface Question {
	/** A higher number asks again those who answered a lower one. */
	revision: number;
	title: string;
	text: string;
	categories: { id: string; name: string; text: string }[];
	links: { label: string; url: string }[];
	labels: { accept: string; confirm: string; reject: string; always: string; privacyControl: string };
}

/** Where the bar belongs on this page, with what there is to know before the question; only pages of a layout have it. */
export const barPlace = () => document.querySelector<HTMLElement>('#consent');

/** Fetches the question that the place names; throws where it cannot be had. */
export const loadQuestion = ({ dataset }: HTMLElement): Promise<Question> =>
	loadJson(`${dataset.question}.json`);
