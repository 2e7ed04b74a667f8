/** Rows that scroll sideways: buttons lead to the next part, marks say which parts are seen. */
function startCarousel(carousel: HTMLElement): void {
	const track = carousel.querySelector<HTMLElement>('[data-track]');
	if (!track) return;
	const items = [...track.children] as HTMLElement[];
	const marks = [...carousel.querySelectorAll<HTMLAnchorElement>('[data-mark]')];
	const steps = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')];
	const seen = new Set<Element>();

	const show = (item: HTMLElement | undefined) =>
		item && track.scrollBy({ left: item.getBoundingClientRect().left - track.getBoundingClientRect().left });
	const first = () => items.findIndex((item) => seen.has(item));
	const last = () => items.findLastIndex((item) => seen.has(item));

	function update(): void {
		const isWhole = seen.size === items.length;
		for (const step of steps) {
			step.hidden = isWhole;
			step.disabled = step.dataset.step === '1' ? last() === items.length - 1 : first() <= 0;
		}
		for (const [index, mark] of marks.entries())
			mark.ariaCurrent = seen.has(items[index] as HTMLElement) ? 'true' : null;
	}

	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
			update();
		},
		{ root: track, threshold: 0.6 },
	);
	for (const item of items) observer.observe(item);

	for (const step of steps)
		step.addEventListener('click', () => show(items[first() + Number(step.dataset.step)]));
	for (const [index, mark] of marks.entries())
		mark.addEventListener('click', (event) => {
			event.preventDefault();
			show(items[index]);
		});
}

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel);
