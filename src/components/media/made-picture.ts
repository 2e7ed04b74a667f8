import { getImage } from 'astro:assets';
import { LruMap } from '#lib/lru-map.ts';

type Wanted = Parameters<typeof getImage>[0];
type Made = ReturnType<typeof getImage>;

/** The widest that a build makes in pixels where it must be quick, such as the first of `npm start`. */
const widest = Number(process.env.WIDEST_PICTURE ?? Number.POSITIVE_INFINITY);

/** Without the widths that this build leaves out; the smallest stays. */
function withinLimit(wanted: Wanted): Wanted {
	if (!wanted.widths) return wanted;
	const widths = wanted.widths.filter((width) => Number(width) <= widest);
	return { ...wanted, widths: widths.length > 0 ? widths : wanted.widths.slice(0, 1) };
}

/** Those of the menu stand on every page. */
const made = new LruMap<Made>(2000);

/** What Astro makes of a picture of the CMS; the same for the same wish, which it takes a while to find out. */
export function makePicture(wanted: Wanted): Made {
	// Reading a picture of the project itself makes Astro publish it as it is.
	if (typeof wanted.src !== 'string') return getImage(wanted);
	const name = JSON.stringify(wanted);
	const known = made.get(name);
	if (known) return known;
	const picture = getImage(withinLimit(wanted));
	made.set(name, picture);
	return picture;
}

const side = (share: number, sides: [first: string, last: string]) =>
	share < 1 / 3 ? sides[0] : share > 2 / 3 ? sides[1] : '';

/** What a crop that the build makes keeps: the ninth of a picture that its focal point is in, as sharp names it. */
export const cropPosition = ({ x, y }: { x: number; y: number }): string =>
	[side(x, ['left', 'right']), side(y, ['top', 'bottom'])].filter(Boolean).join(' ') || 'center';
