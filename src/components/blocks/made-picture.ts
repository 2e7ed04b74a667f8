import { getImage } from 'astro:assets';
import { RecentMap } from '#lib/recent-map.ts';

type Wanted = Parameters<typeof getImage>[0];
type Made = ReturnType<typeof getImage>;

/** Those of the menu stand on every page. */
const made = new RecentMap<Made>(2000);

/** What Astro makes of a picture of the CMS; the same for the same wish, which it takes a while to find out. */
export function makePicture(wanted: Wanted): Made {
	// Looking at a picture of the project itself tells Astro to publish it as it is.
	if (typeof wanted.src !== 'string') return getImage(wanted);
	const name = JSON.stringify(wanted);
	const kept = made.get(name);
	if (kept) return kept;
	const picture = getImage(wanted);
	made.set(name, picture);
	return picture;
}
