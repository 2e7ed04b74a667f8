const fields = document.querySelectorAll<HTMLFormElement>('form[data-search="field"]');
for (const field of fields) {
	const start = async () => (await import('./suggestions.ts')).suggestIn(field);
	field.addEventListener('focusin', start, { once: true });
}
