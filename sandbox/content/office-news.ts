import { aPlaytestRoomInSelangor } from './news/a-playtest-room-in-selangor.ts';
import { emberwickSecondWinter } from './news/emberwick-second-winter.ts';
import { howToBuildACityOfSalt } from './news/how-to-build-a-city-of-salt.ts';
import { introducingWending } from './news/introducing-wending.ts';
import { tenYearsOfTwoMoons } from './news/ten-years-of-two-moons.ts';
import { theBrineGateOpens } from './news/the-brine-gate-opens.ts';
import { theSaltCrownIsOut } from './news/the-salt-crown-is-out.ts';
import { threeWeeksOfReigns } from './news/three-weeks-of-reigns.ts';
import { writingInThreeLanguages } from './news/writing-in-three-languages.ts';
import type { NewsItem } from './types.ts';

export const officeNews: NewsItem[] = [
	theBrineGateOpens,
	threeWeeksOfReigns,
	theSaltCrownIsOut,
	introducingWending,
	howToBuildACityOfSalt,
	aPlaytestRoomInSelangor,
	emberwickSecondWinter,
	writingInThreeLanguages,
	tenYearsOfTwoMoons,
];
