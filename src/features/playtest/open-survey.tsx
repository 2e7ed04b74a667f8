import { createRoot } from 'react-dom/client';
import { localePath } from '#i18n/paths.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { loadSurvey } from './load-survey.ts';
import { Survey } from './Survey.tsx';

export type { SurveyFile } from './load-survey.ts';

/** Fetches the survey into its layer; throws where it cannot be shown. */
export async function openSurvey(dialog: HTMLDialogElement): Promise<void> {
	const place = dialog.querySelector<HTMLElement>('[data-place]');
	const loaded = await loadSurvey(dialog.dataset.definition ?? '');
	if (!place) return;
	const { form, locale } = loaded.file;
	dialog.dataset.state = 'ready';
	createRoot(place).render(
		<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
			<Survey {...loaded} dialog={dialog} />
		</ErrorBoundary>,
	);
}
