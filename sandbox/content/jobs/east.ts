import type { DemoJob } from '../types.ts';
import { dublinLettersAndLaw } from './dublin-letters-and-law.ts';
import { dublinPeopleAndHouse } from './dublin-people-and-house.ts';
import { dublinPublishing } from './dublin-publishing.ts';
import { guildfordAudio } from './guildford-audio.ts';
import { guildfordDesign } from './guildford-design.ts';
import { guildfordProgramming } from './guildford-programming.ts';
import { kualaLumpurArtAndOffice } from './kuala-lumpur-art-and-office.ts';
import { kualaLumpurQualityAssurance } from './kuala-lumpur-quality-assurance.ts';
import { kualaLumpurScripting } from './kuala-lumpur-scripting.ts';

/** Kuala Lumpur, Guildford and Dublin, each from what the office is known for to what keeps it running. */
export const eastJobs: DemoJob[] = [
	...kualaLumpurQualityAssurance,
	...kualaLumpurScripting,
	...kualaLumpurArtAndOffice,
	...guildfordDesign,
	...guildfordProgramming,
	...guildfordAudio,
	...dublinPublishing,
	...dublinLettersAndLaw,
	...dublinPeopleAndHouse,
];
