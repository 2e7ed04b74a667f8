/** Rows that scroll sideways, and from which their parts are placed: buttons lead to the next part, marks say which are seen. */
for (const carousel of document.querySelectorAll('[data-carousel]')) {
	const track = carousel.querySelector('[data-track]') as HTMLElement;
	const items = [...track.children] as HTMLElement[];
	const marks = [...carousel.querySelectorAll('[data-mark]')];
	const steps = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')];
	const seen: boolean[] = [];

	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries)
				seen[items.indexOf(target as HTMLElement)] = isIntersecting;
			for (const [index, mark] of marks.entries()) mark.ariaCurrent = String(seen[index]);
			for (const step of steps) step.disabled = seen.at(step.dataset.step === '1' ? -1 : 0) ?? false;
		},
		{ root: track, threshold: 0.6 },
	);
	for (const item of items) observer.observe(item);

	carousel.addEventListener('click', (event) => {
		const pressed = (event.target as Element).closest<HTMLElement>('[data-step], [data-mark]');
		if (!pressed) return;
		event.preventDefault();
		const { step } = pressed.dataset;
		const item = items[step ? seen.indexOf(true) + Number(step) : marks.indexOf(pressed)];
		if (item) track.scrollTo(item.offsetLeft, 0);
	});
}
