/** Stands for a job where somebody writes on their own account. */
export const openApplication = 'open';

/** The teams of offers and offices; these English values stand on the wire in every locale, labels in the texts. */
export const teams = [
	'Animation',
	'Art',
	'Audio',
	'Cinematic Animation',
	'Cinematics',
	'Design',
	'Engine Programming',
	'Finance',
	'Gameplay Programming',
	'HR & Recruitment',
	'Production',
	'Programming',
	'Publishing',
	'Quality Assurance',
	'Scripting',
	'Studio Support',
	'System Tools and Devops',
	'Technical Animation',
	'Tools Programming',
	'UI Programming',
	'VFX',
	'Writing',
] as const;

export type Team = (typeof teams)[number];

/** The kinds of positions, on the wire as teams are. */
export const positionTypes = [
	'Contract',
	'Freelance',
	'Full-time',
	'Internship',
	'Part-time',
	'Playtest',
] as const;

export type PositionType = (typeof positionTypes)[number];
