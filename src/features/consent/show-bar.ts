import '#ui/Button.module.css?late';
import '#ui/CheckboxField.module.css?late';
import '#ui/ticks.module.css?late';
import { loadHtml } from '#lib/load-html.ts';
import { whatFollows } from './answer.ts';
import './Categories.module.css?late';
import './ConsentBar.module.css?late';
import { followBuilt } from './follow-built.ts';
import { asksForPrivacy } from './privacy-control.ts';
import { barPlace } from './question.ts';
import { keepRoom } from './room.ts';

/** Shows the cookie bar as it was built, without React, which most visitors would load for one press. Throws where the bar cannot be had. */
export async function showBar(): Promise<void> {
	const place = barPlace();
	const bar =
		place && ((await loadHtml(`${place.dataset.question}.txt`)).body.firstElementChild as HTMLElement | null);
	// Meanwhile it may have been opened from the footer.
	if (!bar || place.hasChildNodes()) return;
	if (!asksForPrivacy()) bar.querySelector('[data-privacy-control]')?.remove();
	place.append(bar);
	keepRoom(bar);
	followBuilt(bar, Number(place.dataset.revision));
	await whatFollows();
}
