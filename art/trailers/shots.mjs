/**
 * What the trailers show. A shot lasts so many seconds and fades in over the one before; `from` and `to` are where
 * its camera looks, in shares of the picture, and how close. `scene` is `wide`, the key art, or the number of a scene.
 */
const studio = { length: 3, card: 'studio' };
const title = { length: 5.6, card: 'title' };

export const trailers = {
	'the-salt-crown': [
		studio,
		{
			length: 7,
			scene: 2,
			effect: 'salt',
			from: { x: 0.42, y: 0.57, zoom: 1.2 },
			to: { x: 0.55, y: 0.58, zoom: 1.26 },
		},
		{
			length: 6.6,
			scene: 3,
			from: { x: 0.5, y: 0.53, zoom: 1.06 },
			to: { x: 0.545, y: 0.6, zoom: 1.36 },
		},
		{
			length: 6.6,
			scene: 1,
			effect: 'pollen',
			from: { x: 0.48, y: 0.44, zoom: 1.34 },
			to: { x: 0.48, y: 0.55, zoom: 1.14 },
		},
		{
			length: 8.4,
			scene: 'wide',
			effect: 'salt',
			from: { x: 0.66, y: 0.38, zoom: 1.7 },
			to: { x: 0.57, y: 0.52, zoom: 1.1 },
		},
		title,
	],
	emberwick: [
		studio,
		{
			length: 6.8,
			scene: 1,
			effect: 'embers',
			from: { x: 0.5, y: 0.54, zoom: 1.08 },
			to: { x: 0.5, y: 0.61, zoom: 1.32 },
		},
		{
			length: 6.6,
			scene: 2,
			effect: 'embers',
			from: { x: 0.46, y: 0.56, zoom: 1.34 },
			to: { x: 0.52, y: 0.56, zoom: 1.16 },
		},
		{
			length: 6.8,
			scene: 3,
			effect: 'snow',
			from: { x: 0.44, y: 0.64, zoom: 1.24 },
			to: { x: 0.48, y: 0.54, zoom: 1.09 },
		},
		{
			length: 8,
			scene: 'wide',
			effect: 'embers',
			from: { x: 0.8, y: 0.68, zoom: 1.75 },
			to: { x: 0.58, y: 0.555, zoom: 1.12 },
		},
		title,
	],
	wending: [
		studio,
		{
			length: 7,
			scene: 1,
			effect: 'embers',
			from: { x: 0.52, y: 0.42, zoom: 1.3 },
			to: { x: 0.5, y: 0.61, zoom: 1.18 },
		},
		{
			length: 6.6,
			scene: 2,
			from: { x: 0.44, y: 0.6, zoom: 1.2 },
			to: { x: 0.53, y: 0.6, zoom: 1.24 },
		},
		{
			length: 6.8,
			scene: 3,
			from: { x: 0.42, y: 0.5, zoom: 1.32 },
			to: { x: 0.53, y: 0.53, zoom: 1.08 },
		},
		{
			length: 8,
			scene: 'wide',
			effect: 'pollen',
			from: { x: 0.62, y: 0.66, zoom: 1.6 },
			to: { x: 0.59, y: 0.555, zoom: 1.12 },
		},
		title,
	],
};

/** How long a shot is seen through the next one. */
export const overlap = 0.9;

/** The shots with the second that each begins at, and the length of the whole. */
export function timed(shots) {
	let start = 0;
	const placed = shots.map((shot) => {
		const at = start;
		start += shot.length - overlap;
		return { ...shot, start: at };
	});
	return { shots: placed, total: start + overlap };
}
