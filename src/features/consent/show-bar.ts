import '#ui/Button.module.css?late';
import '#ui/CheckboxField.module.css?late';
import '#ui/ticks.module.css?late';
import { whatFollows } from './answer.ts';
import './Categories.module.css?late';
import './ConsentBar.module.css?late';
import { followBuilt } from './follow-built.ts';
import { asksForPrivacy } from './privacy-control.ts';
import { barPlace } from './question.ts';
import { keepRoom } from './room.ts';

/** Fetches the bar as it was built, by the one way to read HTML that needs no policy for trusted types. */
function loadBar(address: string): Promise<HTMLElement | null> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.responseType = 'document';
		request.overrideMimeType('text/html');
		request.onload = () => resolve(request.status === 200 ? request.response.body.firstElementChild : null);
		request.onerror = reject;
		request.open('GET', address);
		request.send();
	});
}

/** Shows the cookie bar as it was built, without React, which most visitors would load for one press. Throws where the bar cannot be had. */
export async function showBar(): Promise<void> {
	const place = barPlace();
	const bar = place && (await loadBar(`${place.dataset.question}.txt`));
	// Meanwhile it may have been opened from the footer.
	if (!bar || place.hasChildNodes()) return;
	if (!asksForPrivacy()) bar.querySelector('[data-privacy-control]')?.remove();
	place.append(bar);
	keepRoom(bar);
	followBuilt(bar, Number(place.dataset.revision));
	await whatFollows();
}
