import type { DemoJob } from '../types.ts';
import { barcelonaFrame } from './barcelona-frame.ts';
import { barcelonaGlow } from './barcelona-glow.ts';
import { gentArt } from './gent-art.ts';
import { gentHouse } from './gent-house.ts';
import { gentStage } from './gent-stage.ts';
import { gentWriting } from './gent-writing.ts';
import { quebecEngine } from './quebec-engine.ts';
import { quebecPlay } from './quebec-play.ts';
import { quebecTools } from './quebec-tools.ts';

/** In the editors' order: what is most urgent first, internships and what is no longer open last. */
const order = [
	'2104',
	'2010',
	'2206',
	'2001',
	'2101',
	'2201',
	'2007',
	'2109',
	'2111',
	'2204',
	'2004',
	'2106',
	'2002',
	'2110',
	'2008',
	'2203',
	'2102',
	'2103',
	'2009',
	'2105',
	'2207',
	'2011',
	'2107',
	'2205',
	'2005',
	'2108',
	'2003',
	'2202',
	'2012',
	'2006',
];

/** The offers of Gent, Quebec and Barcelona. */
export const westJobs: DemoJob[] = [
	...gentWriting,
	...gentArt,
	...gentStage,
	...gentHouse,
	...quebecEngine,
	...quebecTools,
	...quebecPlay,
	...barcelonaGlow,
	...barcelonaFrame,
].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
