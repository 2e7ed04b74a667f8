const day = 86_400_000;
const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });

/** How long it is until a game comes out, which a page that is built once cannot say. */
for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
	const days = Math.ceil((Date.parse(part.dataset.until ?? '') - Date.now()) / day);
	if (days > 0) part.textContent = format.format(days, 'day');
}

export {};
