// biome-ignore-all format: npm run docs writes it from src/cms/kinds.ts
import type { CollectionName } from '../files/collections.ts';
import type { ContentQuery } from './rows.ts';

/** What Strapi is asked for, by collection. */
export const queries: Record<CollectionName, ContentQuery> = {
	'office-news': {"path":"office-news","singular":"news-item","isSingle":false,"populate":{"image":{"populate":{"file":true}},"tags":true,"game":{"fields":["slug"]},"office":{"fields":["slug"]},"keywords":true,"previousSlugs":true,"languages":true}},
	'games': {"path":"games","singular":"game","isSingle":false,"populate":{"platforms":true,"keyArt":{"populate":{"wide":{"populate":{"file":true}},"tall":{"populate":{"file":true}}}},"logo":{"populate":{"file":true}},"icon":{"populate":{"file":true}},"screenshots":{"populate":{"file":true}},"accent":true,"trailer":{"populate":{"poster":{"populate":{"file":true}},"mp4":true,"webm":true,"captions":{"populate":{"url":true}}}},"livingArt":{"populate":{"layers":{"populate":{"url":true}}}},"story":{"populate":{"scene":{"populate":{"file":true}}}},"quotes":true,"stores":true,"ratings":{"populate":{"descriptors":true}},"requirements":{"populate":{"rows":true}},"localizations":true,"accessibility":true,"previousSlugs":true,"languages":true}},
	'support-patches': {"path":"support-patches","singular":"patch","isSingle":false,"populate":{"game":{"fields":["slug"]},"languages":true}},
	'multibanners': {"path":"multibanners","singular":"banner","isSingle":false,"populate":{"image":{"populate":{"file":true}},"game":{"fields":["slug"]},"languages":true}},
	'pages': {"path":"pages","singular":"page","isSingle":false,"populate":{"changes":true,"blocks":{"on":{"block.hero":true,"block.life-at-studio":{"populate":{"points":true}},"block.store-teaser":true,"block.opening":{"populate":{"image":{"populate":{"file":true}}}},"block.section":true,"block.highlights":{"populate":{"cards":true}},"block.gallery":{"populate":{"images":{"populate":{"file":true}}}},"block.open-application":true,"block.adjustments":true,"block.day":{"populate":{"steps":true}},"block.eligibility":{"populate":{"items":true}},"block.rewards":{"populate":{"items":true}},"block.questions":{"populate":{"items":true}},"block.cookies":{"populate":{"rows":true}}}},"keywords":true,"previousSlugs":true,"languages":true}},
	'job-offers': {"path":"job-offers","singular":"job","isSingle":false,"populate":{"location":{"fields":["slug"]},"game":{"fields":["slug"]},"salary":true,"categories":{"populate":{"location":{"fields":["slug"]}}},"keywords":true,"languages":true}},
	'offices': {"path":"offices","singular":"office","isSingle":false,"populate":{"address":true,"coordinates":true,"images":{"populate":{"file":true}},"categories":true,"previousSlugs":true,"languages":true}},
	'faqs': {"path":"faqs","singular":"answer","isSingle":false,"populate":{"category":{"fields":["slug"]},"game":{"fields":["slug"]},"related":{"fields":["slug"]},"keywords":true,"previousSlugs":true,"languages":true}},
	'faq-categories': {"path":"faq-categories","singular":"category","isSingle":false,"populate":{"previousSlugs":true,"languages":true}},
	'presses': {"path":"press-kit","singular":"press-kit","isSingle":true,"populate":{"pageBlocks":{"on":{"block.section":true,"block.quotes":{"populate":{"quotes":true}},"block.images":{"populate":{"images":{"populate":{"file":true}}}}}},"facts":true,"contacts":true,"packs":{"populate":{"game":{"fields":["slug"]},"files":{"populate":{"file":true}}}},"languages":true}},
	'configs': {"path":"cookie-bar","singular":"cookie-bar","isSingle":true,"populate":{"categories":true,"links":true,"languages":true}},
	'contact-form': {"path":"contact-form","singular":"contact-form","isSingle":true,"populate":{"categories":true,"languages":true}},
	'issue-form': {"path":"report-form","singular":"report-form","isSingle":true,"populate":{"categories":true,"languages":true}},
	'contact-surveys': {"path":"playtest-survey","singular":"playtest-survey","isSingle":true,"populate":{"rooms":{"populate":{"location":{"fields":["slug"]}}},"languages":true}},
	'redirects': {"path":"redirects","singular":"redirect","isSingle":false,"populate":{"languages":true}},
};
