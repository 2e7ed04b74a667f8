/** Every embedded service as /control names it, with the path below which it answers. */
export const serviceBases = {
	cms: '/cms',
	account: '/accounts',
	merch: '/merch',
	postings: '/postings',
	ats: '/ats',
	uploads: '/uploads',
	sms: '/sms',
	'bot-check': '/bot-check',
	platforms: '/platforms',
	analytics: '/analytics',
	maps: '/maps',
	'build-hook': '/build-hook',
	blobs: '/blobs',
} as const;

export type ServiceName = keyof typeof serviceBases;
export const serviceNames = Object.keys(serviceBases) as ServiceName[];
