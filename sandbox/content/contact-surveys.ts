import { dayPage } from './surveys/day.ts';
import { eligibilityPage } from './surveys/eligibility.ts';
import { personPage } from './surveys/person.ts';
import { playingPage } from './surveys/playing.ts';
import type { DemoSurvey } from './types.ts';

const definition = {
	title: { default: 'Playtest sign-up', fr: 'Inscription aux séances de test', es: 'Apúntate a las pruebas' },
	pages: [eligibilityPage, personPage, playingPage, dayPage],
};

const playtester: DemoSurvey = {
	id: 'playtester',
	code: 'playtester',
	config: JSON.stringify(definition, null, '\t'),
	rooms: [
		{ location: 'gent', open: true },
		{ location: 'quebec', open: true },
		{ location: 'barcelona', open: true },
		{ location: 'selangor', open: true },
		{ location: 'guildford', open: true },
		{ location: 'dublin', open: false },
	],
};

export const contactSurveys = [playtester];
