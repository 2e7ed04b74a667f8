import type { Limit } from '../result.ts';
import { addRow, type Bench, type Measured } from './bench.ts';
import { type Fetched, followRequests, requestTypes } from './follow-requests.ts';
import type { Kind } from './kinds.ts';
import { openKind } from './open-kind.ts';
import { newPhone } from './phone.ts';
import { type Visitor, visitors } from './visitors.ts';

/** Bytes count in KB. */
const most = {
	requests: { reading: 12, form: 20 },
	script: { reading: 5, form: 80 },
	document: 24,
	homeImages: 130,
};

interface Visit {
	kind: Pick<Kind, 'path' | 'historyState' | 'ready'>;
	visitor: Visitor;
	origin: string;
}

/** What a page asks for before anybody scrolls or touches it. */
async function visit({ browser }: Bench, { kind, visitor, origin }: Visit): Promise<Fetched[]> {
	const page = await newPhone(browser, { visitor, origin });
	try {
		if (visitor === 'returning') {
			const earlier = await page.context().newPage();
			await openKind(earlier, kind);
			await earlier.close();
		}
		const read = await followRequests(page);
		await openKind(page, kind);
		return await read();
	} finally {
		await page.context().close();
	}
}

function toKB(fetched: readonly Fetched[]): number {
	const bytes = fetched.reduce((sum, each) => sum + each.bytes, 0);
	return Math.round(bytes / 102.4) / 10;
}

const ofType = (fetched: readonly Fetched[], type: string) => fetched.filter((each) => each.type === type);

function toRow(fetched: readonly Fetched[]) {
	const cells = requestTypes.map((type) => {
		const own = ofType(fetched, type);
		return [type, own.length > 0 ? `${own.length}: ${toKB(own)} KB` : '-'];
	});
	return { requests: fetched.length, KB: toKB(fetched), ...Object.fromEntries(cells) };
}

function limitsOf({ name, use }: Kind, fetched: readonly Fetched[]): Limit[] {
	const weight = (type: string) => toKB(ofType(fetched, type));
	const limits: Limit[] = [
		[`the number of requests, ${name}, first,`, fetched.length, most.requests[use]],
		[`script in KB, ${name}, first,`, weight('script'), most.script[use]],
		[`HTML in KB, ${name}, first,`, weight('document'), most.document],
	];
	return name === 'home'
		? [...limits, ['pictures in KB, home, first,', weight('image'), most.homeImages]]
		: limits;
}

/** Requests and bytes by type of every kind of page, at a first visit and at one with a warm cache. */
export async function measureRequests(bench: Bench): Promise<Measured> {
	const { kinds, origin, peer } = bench;
	const measured: Measured = { rows: {}, limits: [] };
	for (const kind of kinds)
		for (const visitor of visitors) {
			const fetched = await visit(bench, { kind, visitor, origin });
			addRow(measured, `${kind.name}, ${visitor}`, toRow(fetched));
			if (visitor === 'first') measured.limits.push(...limitsOf(kind, fetched));
			const path = peer?.pages[kind.name];
			if (!peer || !path) continue;
			const beside = await visit(bench, { kind: { path }, visitor, origin: peer.origin });
			addRow(measured, `${kind.name}, ${visitor}, peer`, toRow(beside));
		}
	return measured;
}
