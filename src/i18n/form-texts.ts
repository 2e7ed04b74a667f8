import type { Resources } from './resources.ts';

/** What a form's island is given of the shared texts. */
export function formTexts(form: Resources['common']['form'], errors: Resources['errors']) {
	const { offline, unexpected, ...page } = errors.page;
	return { ...form, field: errors.field, offline, unexpected, page };
}

export type SharedFormTexts = ReturnType<typeof formTexts>;
