/** What a folder may import. */
export interface ImportRow {
	/** The start of every path of this area; the longest start that fits decides. */
	at: string;
	/** What is in it, for the table in docs. */
	holds: string;
	/** Areas it may import, or files of an area, where * stands for anything. Its own area is always open to it. */
	may: readonly string[];
	/** What it may import as types only, beyond `may`. */
	types?: readonly string[];
	/** The packages it may use; any where absent. */
	packages?: readonly string[];
	/** Whether its code may reach a browser, where node: modules do not exist. */
	browser?: true;
	/** Whether Node runs it as it is, outside Astro. */
	plainNode?: true;
	/** Where code that needs more should live. */
	instead: string;
}

const islandsAndScripts = ['features/*.island.tsx', 'features/*.client.ts'];
const passDown = 'Let the page ask for it at build time and pass it down as plain props.';
const ownSandbox =
	'The sandbox speaks the contract over HTTP and shares no handler with the functions: use #contract or #lib.';

/** Who may import whom; the table of the README is made from it. */
export const areas: Record<string, ImportRow> = {
	pages: {
		at: 'src/pages/',
		holds: 'one file for one URL',
		may: [
			'layouts',
			'components',
			...islandsAndScripts,
			'ui',
			'cms',
			'i18n',
			'lib',
			'site.config',
			'brand',
			'contract/locales.ts',
			'contract/config.ts',
			'contract/bot-check.ts',
		],
		types: ['features'],
		instead:
			'Pages only place things: behaviour belongs in a *.island.tsx of src/features, rules in #contract, helpers in #lib.',
	},
	layouts: {
		at: 'src/layouts/',
		holds: 'the frames of a page',
		may: [
			'components',
			...islandsAndScripts,
			'cms',
			'i18n',
			'lib',
			'styles',
			'site.config',
			'contract/locales.ts',
			'contract/analytics.ts',
		],
		types: ['features'],
		instead:
			'Layouts frame a page: a part belongs in #components, behaviour in a *.island.tsx or *.client.ts of src/features.',
	},
	components: {
		at: 'src/components/',
		holds: 'what is never hydrated, by domain',
		may: ['ui', 'i18n', 'lib', 'site.config', 'styles', 'brand', 'contract/locales.ts'],
		types: ['cms'],
		instead: `Components are static and are given what they show. ${passDown} What hydrates belongs in src/features.`,
	},
	features: {
		at: 'src/features/',
		holds: "what hydrates, by domain, and the shell's scripts",
		may: ['ui', 'stores', 'api', 'contract', 'i18n', 'lib'],
		browser: true,
		instead: `${passDown} What two features share belongs in #stores (state), #ui (controls), #contract (rules) or #lib.`,
	},
	ui: {
		at: 'src/ui/',
		holds: 'form controls, dialogs and notices; knows nothing of the product',
		may: ['lib'],
		browser: true,
		instead:
			'The kit knows nothing of the product: take texts, rules and endpoints as props, or move the part to src/features.',
	},
	stores: {
		at: 'src/stores/',
		holds: 'the state that islands share',
		may: ['api', 'contract', 'lib'],
		browser: true,
		instead: 'A store holds state: what shows it belongs in src/features, what it calls in #contract.',
	},
	api: {
		at: 'src/api/',
		holds: "the browser's one client of the API",
		may: ['contract', 'lib'],
		browser: true,
		instead:
			'The client only sends what #contract declares: state belongs in #stores, reactions in src/features.',
	},
	contract: {
		at: 'src/contract/',
		holds: 'what browser, functions and services agree on: endpoints, codes, fields, limits, configuration',
		// The codes of countries, which controls list, too.
		may: ['lib/countries.ts'],
		packages: ['valibot'],
		plainNode: true,
		instead:
			'The contract depends on valibot and the list of countries alone: a rule both sides need is written here, everything else stays with its side.',
	},
	cms: {
		at: 'src/cms/',
		holds: 'the only code that reads the CMS',
		// Links in markup lead to the page in the text's own language.
		may: ['contract', 'lib', 'site.config', 'i18n/paths.ts'],
		plainNode: true,
		instead: 'src/cms only reads the CMS: what shows it belongs in pages or components, a helper in #lib.',
	},
	i18n: {
		at: 'src/i18n/',
		holds: 'languages, addresses, texts and formats',
		may: ['site.config', 'lib', 'contract/locales.ts', 'texts'],
		instead:
			'src/i18n knows locales and texts only: a helper belongs in #lib, a setting in src/site.config.ts.',
	},
	lib: {
		at: 'src/lib/',
		holds: 'pure helpers, those of browsers in `lib/browser`',
		may: [],
		packages: [],
		plainNode: true,
		instead:
			'src/lib is pure and imports nothing: take the value as a parameter, or move the function to the area that owns it.',
	},
	brand: {
		at: 'src/brand/',
		holds: "the studio's own pictures",
		may: [],
		instead: 'The brand is pictures and words.',
	},
	styles: {
		at: 'src/styles/',
		holds: 'tokens, reset and layers of CSS',
		may: [],
		instead: 'src/styles is the ground that others build on: a style of one part stands beside that part.',
	},
	'site.config': {
		at: 'src/site.config.ts',
		holds: 'what a studio changes first',
		may: ['contract/jobs.ts', 'contract/locales.ts', 'contract/parts.ts'],
		packages: [],
		plainNode: true,
		instead: 'src/site.config.ts is plain data that a studio edits: logic belongs in #lib or #i18n.',
	},
	build: {
		at: 'src/build/',
		holds: 'what happens around a build: policy, headers, redirects, search, documents',
		may: ['contract', 'lib', 'i18n', 'cms', 'site.config'],
		instead: 'src/build runs when the site is built: what a page shows belongs in pages or components.',
	},
	functions: {
		at: 'functions/',
		holds: 'one file for one area of the API',
		// Pages and feeds that a function writes are as those of the build.
		may: [
			...['functions/_lib', 'contract', 'cms', 'i18n/job-facts.ts', 'i18n/formats.ts'],
			...['lib/feed.ts', 'site.config'],
		],
		plainNode: true,
		instead: 'Functions are thin: shared code belongs in functions/_lib, promises in #contract.',
	},
	'functions/_lib': {
		at: 'functions/_lib/',
		holds: 'what every function shares',
		// Functions read the CMS through the source that the build reads it through.
		may: [
			'contract',
			'lib',
			'cms/source.ts',
			'cms/sources/rest.ts',
			'cms/error.ts',
			'cms/held-back.ts',
			'cms/job-source.ts',
			'site.config',
		],
		plainNode: true,
		instead:
			'functions/_lib serves every function: what one function needs stays in its file, promises in #contract, helpers in #lib.',
	},
	services: {
		at: 'services/',
		holds: "the studio's own back end: accounts, forms and uploads, with what they share",
		may: ['contract', 'lib', 'site.config'],
		plainNode: true,
		instead:
			'Services run without the sandbox: what they need of a demo is passed in by their context, promises are in #contract, helpers in #lib.',
	},
	'sandbox/services': {
		at: 'sandbox/services/',
		holds:
			'what a studio has elsewhere, played on one machine: CMS, store, platforms, bot check, hosts; it mounts the services',
		may: ['services', 'sandbox/content', 'sandbox/store', 'the mount of the services', 'contract', 'lib'],
		plainNode: true,
		instead: ownSandbox,
	},
	'the mount of the services': {
		at: 'sandbox/services/mount.ts',
		holds: 'puts the services behind one address',
		may: ['services', 'sandbox/services', 'sandbox/desk', 'contract', 'lib'],
		plainNode: true,
		instead: ownSandbox,
	},
	'sandbox/host': {
		at: 'sandbox/host/',
		holds: 'serves the built site and the functions',
		may: ['functions', 'contract', 'lib'],
		plainNode: true,
		instead:
			'The host serves dist and the functions and nothing else: a service belongs in sandbox/services.',
	},
	'sandbox/store': {
		at: 'sandbox/store/',
		holds: 'SQLite, the clock and the faults',
		may: ['services', 'contract', 'lib'],
		plainNode: true,
		instead: ownSandbox,
	},
	editor: {
		at: 'editor/',
		holds:
			'the editor in the browser: Decap, its forms and preview, on this machine or as files for a host of its own',
		// It starts the site as npm run dev does.
		may: ['cms', 'contract', 'lib', 'site.config', 'sandbox'],
		plainNode: true,
		instead: 'The editor knows what editors fill in from src/cms/kinds.ts.',
	},
	preview: {
		at: 'preview/',
		holds: 'the program that shows a draft in the pages of the site before it is published',
		may: ['pages', 'build', 'cms', 'contract', 'i18n', 'lib', 'site.config'],
		instead: 'What pages show belongs in src; the preview only asks them for one draft.',
	},
	connect: {
		at: 'connect/',
		holds: 'Strapi with the content types of the site, on this machine or as files for another one',
		// It starts the site as npm start does.
		may: ['cms', 'contract', 'lib', 'site.config', 'sandbox'],
		plainNode: true,
		instead: 'What the site needs to read from Strapi belongs in src/cms/sources/strapi.',
	},
	'sandbox/content': {
		at: 'sandbox/content/',
		holds:
			'the files of content as the entries of a CMS, and what the store and the job-posting provider have',
		// The same reader as that of the source `files`.
		may: ['contract', 'cms'],
		plainNode: true,
		instead: 'What serves the content belongs in sandbox/services.',
	},
	'sandbox/desk': {
		at: 'sandbox/desk/',
		holds: 'the page that shows mails, players and faults',
		may: ['services', 'sandbox/services', 'sandbox/store', 'sandbox/content', 'contract', 'lib'],
		plainNode: true,
		instead: ownSandbox,
	},
	sandbox: {
		at: 'sandbox/',
		holds: 'the commands that start it',
		// The demo content is written as files as the source of files reads them.
		may: ['build', 'contract', 'sandbox/*', 'cms/sources/files/collections.ts', 'site.config'],
		plainNode: true,
		instead:
			'The start files of the sandbox only put its parts together: use #contract and the folders of sandbox/.',
	},
	texts: {
		at: 'i18n/',
		holds: 'texts by language; English is the source of keys',
		may: [],
		instead: 'Texts are data.',
	},
	tests: { at: 'tests/', holds: 'tests by kind', may: ['*'], instead: '' },
	'the Astro configuration': {
		at: 'astro',
		holds: 'how Astro builds the site',
		may: ['build', 'i18n', 'site.config', 'contract'],
		instead: 'What runs when the site is built belongs in src/build.',
	},
	'tool configuration': {
		at: '',
		holds: 'other tools',
		may: ['tests'],
		instead: 'A tool is configured by data alone.',
	},
};
