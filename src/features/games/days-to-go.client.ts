const day = 86_400_000;

/** How long it is until a game comes out, which a page that is built once cannot say. */
const part = document.querySelector<HTMLElement>('[data-until]');
const days = Math.ceil((Number(part?.dataset.until) - Date.now()) / day);
if (part && days > 0)
	part.textContent = new Intl.RelativeTimeFormat(document.documentElement.lang).format(days, 'day');

export {};
