import { aQuarrelOfMoons } from './games/a-quarrel-of-moons.ts';
import { emberwick } from './games/emberwick.ts';
import { lowtide } from './games/lowtide.ts';
import { theGlassRegent } from './games/the-glass-regent.ts';
import { theSaltCrown } from './games/the-salt-crown.ts';
import { thornhollow } from './games/thornhollow.ts';
import { wending } from './games/wending.ts';
import type { DemoGame } from './types.ts';

export const games: DemoGame[] = [
	theSaltCrown,
	emberwick,
	aQuarrelOfMoons,
	lowtide,
	thornhollow,
	theGlassRegent,
	wending,
];
