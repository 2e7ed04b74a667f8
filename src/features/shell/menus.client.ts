const layer = document.querySelector<HTMLDialogElement>('#menu-layer');

/** A link to a place on the same page would leave its menu open over it. */
function closeAtLink({ target, currentTarget }: Event): void {
	const menu = currentTarget as HTMLElement;
	if (!(target as Element).closest('a')) return;
	if (menu.matches(':popover-open')) menu.hidePopover();
	else layer?.close();
}

/** Focus goes round in the layer and never behind it. */
function goRound(event: KeyboardEvent): void {
	if (event.key !== 'Tab' || !layer) return;
	const stops = [...layer.querySelectorAll<HTMLElement>('a, button')];
	const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
	if (document.activeElement !== last) return;
	event.preventDefault();
	first?.focus();
}

for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]'))
	menu.addEventListener('click', closeAtLink);
layer?.addEventListener('keydown', goRound);

// A popover leaves the page behind it within reach, a modal dialog does not.
for (const button of document.querySelectorAll('[popovertarget=menu-layer]'))
	button.addEventListener('click', (event) => {
		if (layer?.contains(button)) layer.close();
		else if (layer) {
			event.preventDefault();
			layer.showModal();
		}
	});

export {};
