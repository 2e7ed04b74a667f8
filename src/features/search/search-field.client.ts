import { loadModule } from '#lib/browser/load-module.ts';

const fields = document.querySelectorAll<HTMLFormElement>('form[data-search="field"]');
for (const field of fields) {
	const start = () => {
		loadModule(() => import('./suggestions.ts'))
			.then((suggestions) => suggestions.suggestIn(field))
			.catch(() => {});
	};
	field.addEventListener('focusin', start, { once: true });
}
