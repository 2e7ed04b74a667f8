import focalPoints from './focal-points.json' with { type: 'json' };
import { type Localised, same } from './localised.ts';
import type { DemoGame, Picture } from './types.ts';

const focalPointOf = (file: string) => (focalPoints as Record<string, { x: number; y: number }>)[file];

/** A file of sandbox/media. */
export function picture(file: string, width: number, height: number, alt: Localised): Picture {
	const focalPoint = focalPointOf(file);
	return { url: `/media/${file}`, alt, width, height, ...(focalPoint && { focalPoint }) };
}

/** The pictures every game has under its slug; the logos are 320 high, scenes are the texts of its in-game pictures. */
export function gameArt(
	slug: string,
	name: string,
	alt: Localised,
	logoWidth: number,
	scenes: Localised[],
): Pick<DemoGame, 'keyArt' | 'logo' | 'icon' | 'screenshots'> {
	return {
		keyArt: {
			wide: picture(`game-${slug}-wide.webp`, 2400, 1350, alt),
			tall: picture(`game-${slug}-tall.webp`, 960, 1440, alt),
		},
		logo: picture(`game-${slug}-logo.svg`, logoWidth, 320, same(name)),
		icon: picture(`game-${slug}-icon.svg`, 64, 64, same(name)),
		screenshots: scenes.map((text, index) =>
			picture(`game-${slug}-scene-${index + 1}.webp`, 1600, 900, text),
		),
	};
}
