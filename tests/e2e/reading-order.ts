import type { CDPSession, Page } from '@playwright/test';

/** A node as Chromium gives it to assistive technology. */
interface AxNode {
	nodeId: string;
	ignored: boolean;
	childIds?: string[];
	backendDOMNodeId?: number;
	role?: { value?: string };
	name?: { value?: string };
	properties?: { name: string; value: { value?: unknown } }[];
}

/** What is read at one place of a page. */
export interface Read {
	role: string;
	name: string;
	/** Of a heading. */
	level?: number;
	/** The landmarks around it, the outermost first. */
	within: readonly string[];
	/** Where it is seen: its first line and its last; undefined where it is for screen readers alone. */
	place?: { left: number; right: number; top: number; bottom: number } | undefined;
}

const landmarks = new Set([
	'banner',
	'complementary',
	'contentinfo',
	'main',
	'navigation',
	'region',
	'search',
]);
const controls =
	/^(?:button|checkbox|combobox|DisclosureTriangle|link|radio|searchbox|slider|switch|textbox)$/;
const texts = /^(?:heading|image|StaticText)$/;

/** Where a node is drawn; nothing of it where it takes no room or less than a letter would. */
async function placeOf(session: CDPSession, { backendDOMNodeId = 0 }: AxNode): Promise<Read['place']> {
	const { quads } = await session
		.send('DOM.getContentQuads', { backendNodeId: backendDOMNodeId })
		.catch(() => ({ quads: [] as number[][] }));
	const xs = quads.flatMap((quad) => quad.filter((_, at) => at % 2 === 0));
	const ys = quads.flatMap((quad) => quad.filter((_, at) => at % 2 === 1));
	const place = {
		left: Math.min(...xs),
		right: Math.max(...xs),
		top: Math.min(...ys),
		bottom: Math.max(...ys),
	};
	return place.right - place.left > 2 && place.bottom - place.top > 2 ? place : undefined;
}

/** Runs in the page: puts what stays in view while it is scrolled where it comes, and takes its place from what is hidden. */
function unstick(): void {
	for (const element of document.querySelectorAll<HTMLElement>('body *')) {
		if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.position = 'static';
		if (element.closest('.visually-hidden')) element.style.fontSize = '0';
	}
}

/** What a screen reader reads of an open page, from its start to its end. */
export async function readingOf(page: Page): Promise<Read[]> {
	await page.evaluate(unstick);
	const session = await page.context().newCDPSession(page);
	const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const found: [node: AxNode, within: readonly string[]][] = [];
	const walk = (node: AxNode | undefined, within: readonly string[]): void => {
		if (!node) return;
		const role = node.role?.value ?? '';
		const isRead = landmarks.has(role) || controls.test(role) || texts.test(role);
		if (!node.ignored && isRead) found.push([node, within]);
		const around = landmarks.has(role) ? [...within, role] : within;
		for (const id of node.childIds ?? []) walk(byId.get(id), around);
	};
	walk(nodes[0], []);
	const read = found.map(async ([node, within]): Promise<Read> => {
		const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
		return {
			role: node.role?.value ?? '',
			name: node.name?.value ?? '',
			...(typeof level === 'number' && { level }),
			within,
			place: await placeOf(session, node),
		};
	});
	const all = await Promise.all(read);
	await session.detach();
	return all;
}

const describeRead = ({ role, name }: Read) => `${role} "${name.slice(0, 40)}"`;

/** What is wrong with the frame of a page: a way to the content first, then the header, the content and the footer. */
function frameFaults(reads: readonly Read[]): string[] {
	const parts = reads.filter(({ within }) => within.length === 0).map(({ role }) => role);
	const frame = parts.filter((role) => /^(?:banner|main|contentinfo)$/.test(role)).join(', ');
	const [first] = reads.filter(({ role }) => controls.test(role));
	return [
		...(frame === 'banner, main, contentinfo' ? [] : [`the frame is ${frame}`]),
		...(first?.role === 'link' && first.within.length === 0 ? [] : ['no link to the content comes first']),
	];
}

/** What is wrong with the headings: one of the first level before all others of the content, and no level left out. */
function headingFaults(reads: readonly Read[]): string[] {
	const headings = reads.filter(({ role, within }) => role === 'heading' && within.includes('main'));
	const isTop = ({ level }: Read) => level === 1;
	const skips = headings.filter(({ level = 0 }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
	return [
		...(headings.filter(isTop).length === 1 ? [] : ['there is not one main heading']),
		...skips.map((heading) => `${describeRead(heading)} leaves out a level`),
	];
}

/** What has no name of those that need one: controls, headings, and landmarks of a kind that there is more of. */
function nameFaults(reads: readonly Read[]): string[] {
	const needsName = ({ role }: Read) => controls.test(role) || role === 'heading';
	const nameless = reads.filter((read) => needsName(read) && !read.name.trim());
	const alike = reads.filter((read, at) => {
		const isSame = (other: Read, place: number) =>
			place < at && other.role === read.role && other.name === read.name;
		return landmarks.has(read.role) && reads.some(isSame);
	});
	return [
		...nameless.map((read) => `${describeRead(read)} has no name`),
		...alike.map((read) => `${describeRead(read)} is named as another`),
	];
}

/** Texts of the content that are read after what stands below them, but for those of a next column. */
function orderFaults(reads: readonly Read[]): string[] {
	const seen = reads.filter(
		({ role, place, within }) => role === 'StaticText' && place && within.includes('main'),
	);
	return seen.flatMap((read, at) => {
		const before = seen[at - 1];
		if (!before?.place || !read.place) return [];
		const isAbove = read.place.bottom <= before.place.top + 1;
		const isInNextColumn = read.place.left >= before.place.right - 1;
		return isAbove && !isInNextColumn
			? [`${describeRead(read)} is read after ${describeRead(before)}, which stands below it`]
			: [];
	});
}

export const readingFaults = (reads: readonly Read[]): string[] => [
	...frameFaults(reads),
	...headingFaults(reads),
	...nameFaults(reads),
	...orderFaults(reads),
];
