import type { Localised } from '../localised.ts';
import type { DemoJob } from '../types.ts';

const programming: Localised<string[]> = {
	en: ['developer', 'coder', 'software engineer', 'C++'],
	fr: ['développeur', 'développeuse', 'codeur', 'C++'],
	es: ['desarrollador', 'desarrolladora', 'ingeniero de software', 'C++'],
};

/** What people type who look for work in a team, beside the titles of its jobs. */
export const jobKeywords: Partial<Record<DemoJob['team'], Localised<string[]>>> = {
	'Engine Programming': programming,
	'Gameplay Programming': programming,
	'Tools Programming': programming,
	'UI Programming': programming,
	Programming: programming,
	'System Tools and Devops': {
		en: ['sysadmin', 'DevOps', 'infrastructure'],
		fr: ['sysadmin', 'DevOps', 'infrastructure'],
		es: ['sysadmin', 'DevOps', 'infraestructura'],
	},
	'Quality Assurance': {
		en: ['QA', 'testing', 'tester'],
		fr: ['QA', 'assurance qualité', 'test', 'testeur'],
		es: ['QA', 'control de calidad', 'probador'],
	},
	Audio: {
		en: ['sound', 'music'],
		fr: ['son', 'musique', 'conception sonore'],
		es: ['sonido', 'música', 'diseñador de sonido'],
	},
	Art: { en: ['artist', '3D', 'graphics'], fr: ['graphiste', '3D'], es: ['artista', '3D', 'gráficos'] },
	Writing: {
		en: ['narrative', 'author', 'story'],
		fr: ['narration', 'auteur', 'autrice', 'écriture'],
		es: ['narrativa', 'escritor', 'escritora'],
	},
	Design: {
		en: ['game designer'],
		fr: ['conception de jeu', 'concepteur'],
		es: ['diseñador de juegos', 'diseñadora'],
	},
	Finance: { en: ['accounting'], fr: ['comptabilité'], es: ['contable', 'finanzas'] },
	'HR & Recruitment': { en: ['human resources'], fr: ['ressources humaines'], es: ['recursos humanos'] },
};
