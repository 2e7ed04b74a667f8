import { aChoirWithDryMouths } from './news/a-choir-with-dry-mouths.ts';
import { diaryOfABrokenOath } from './news/diary-of-a-broken-oath.ts';
import { emberwickSecondWinter } from './news/emberwick-second-winter.ts';
import { fourteenWaysToAddressAQueen } from './news/fourteen-ways-to-address-a-queen.ts';
import { howSnowRemembers } from './news/how-snow-remembers.ts';
import { howToBuildACityOfSalt } from './news/how-to-build-a-city-of-salt.ts';
import { introducingWending } from './news/introducing-wending.ts';
import { aPlaytestRoomInSelangor } from './news/studio/a-playtest-room-in-selangor.ts';
import { aTuesdayInBangsar } from './news/studio/a-tuesday-in-bangsar.ts';
import { fortyPeopleAndOneLadder } from './news/studio/forty-people-and-one-ladder.ts';
import { laFeteDuGrandBanc } from './news/studio/la-fete-du-grand-banc.ts';
import { theStoreOverTheHolidays } from './news/studio/the-store-over-the-holidays.ts';
import { waterzooiForSixty } from './news/studio/waterzooi-for-sixty.ts';
import { whatYouDrewInOctober } from './news/studio/what-you-drew-in-october.ts';
import { writingInThreeLanguages } from './news/studio/writing-in-three-languages.ts';
import { tenYearsOfTwoMoons } from './news/ten-years-of-two-moons.ts';
import { theBrineGateOpens } from './news/the-brine-gate-opens.ts';
import { theGlassRegentFiveYearsOn } from './news/the-glass-regent-five-years-on.ts';
import { theMinuteLowtideLost } from './news/the-minute-lowtide-lost.ts';
import { thePeopleOnTheQuay } from './news/the-people-on-the-quay.ts';
import { theSaltCrownIsOut } from './news/the-salt-crown-is-out.ts';
import { thirtyOneHoursOfMud } from './news/thirty-one-hours-of-mud.ts';
import { thornhollowOnVinyl } from './news/thornhollow-on-vinyl.ts';
import { threeWeeksOfReigns } from './news/three-weeks-of-reigns.ts';
import { twoMoonsInGrey } from './news/two-moons-in-grey.ts';
import { wendingDiaryTheRiver } from './news/wending-diary-the-river.ts';
import type { DemoNewsItem } from './types.ts';

/** Newest first. */
export const officeNews: DemoNewsItem[] = [
	wendingDiaryTheRiver,
	whatYouDrewInOctober,
	theStoreOverTheHolidays,
	theBrineGateOpens,
	threeWeeksOfReigns,
	theSaltCrownIsOut,
	introducingWending,
	thePeopleOnTheQuay,
	howToBuildACityOfSalt,
	fourteenWaysToAddressAQueen,
	aPlaytestRoomInSelangor,
	aChoirWithDryMouths,
	thirtyOneHoursOfMud,
	howSnowRemembers,
	emberwickSecondWinter,
	theGlassRegentFiveYearsOn,
	fortyPeopleAndOneLadder,
	writingInThreeLanguages,
	twoMoonsInGrey,
	tenYearsOfTwoMoons,
	laFeteDuGrandBanc,
	thornhollowOnVinyl,
	diaryOfABrokenOath,
	aTuesdayInBangsar,
	theMinuteLowtideLost,
	waterzooiForSixty,
];
