import { showFrame } from '#lib/browser/players.ts';

/** Does what a button of a job page is for. */
export function handleButton(button: HTMLElement): void {
	if (button.dataset.share) void share(button);
	else showFrame(button);
}

async function copy(place: HTMLElement, address: string): Promise<void> {
	const said = place.querySelector<HTMLElement>('[role=status]');
	const { copied = '', failed = '' } = said?.dataset ?? {};
	const text = await navigator.clipboard.writeText(address).then(
		() => copied,
		() => `${failed} ${address}`,
	);
	said?.replaceChildren(text);
}

/** Copies the address of what a button stands beside, or hands it to the device's own ways of sharing. */
async function share(button: HTMLElement): Promise<void> {
	const place = button.closest<HTMLElement>('[data-share-address]');
	const { shareAddress: url = location.href, shareTitle: title = '' } = place?.dataset ?? {};
	if (!place) return;
	if (button.dataset.share === 'copy') await copy(place, url);
	// Who closes that list has changed their mind, which is no failure.
	else await navigator.share({ title, url }).catch(() => {});
}
