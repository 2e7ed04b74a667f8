import type { CDPSession, Page } from '@playwright/test';

/** A node as Chromium gives it to assistive technology. */
interface AxNode {
	ignored: boolean;
	backendDOMNodeId?: number;
	role?: { value?: string };
	name?: { value?: string };
	description?: { value?: string };
	properties?: { name: string; value: { value?: unknown } }[];
}

const told =
	/^(?:alert|button|checkbox|combobox|dialog|DisclosureTriangle|group|link|radio|radiogroup|searchbox|switch|textbox)$/;
const states = /^(?:checked|disabled|expanded|invalid|modal|pressed|required)$/;

/** Beside what is said of itself, that a field has to be filled in: of lists and boxes the browser's tools leave that out. */
async function statesOf(
	session: CDPSession,
	{ backendDOMNodeId = 0, properties = [] }: AxNode,
): Promise<string[]> {
	const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
	const { attributes = [] } = node;
	const isRequired = attributes[attributes.indexOf('aria-required') + 1] === 'true';
	const shown = properties.filter(({ name, value }) => states.test(name) && String(value.value) === 'true');
	return [...new Set([...shown.map(({ name }) => name), ...(isRequired ? ['required'] : [])])].sort();
}

async function lineOf(session: CDPSession, node: AxNode): Promise<string> {
	const { role, name, description } = node;
	const text = [role?.value, `"${name?.value ?? ''}"`, ...(await statesOf(session, node))].join(' ');
	return description?.value ? `${text}: ${description.value}` : text;
}

/** A group or an alert without a name is no more than the place of one. */
const isShown = ({ ignored, role, name }: AxNode) =>
	!ignored &&
	told.test(role?.value ?? '') &&
	(name?.value !== '' || !/^(?:alert|group)$/.test(role?.value ?? ''));

/** What assistive technology is told of each control of a part: role, name, states and, after a colon, description. */
export async function controlsOf(page: Page, selector: string): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { root } = await session.send('DOM.getDocument', { depth: 0 });
	const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
	const lines: string[] = [];
	for (const node of (nodes as AxNode[]).filter(isShown)) lines.push(await lineOf(session, node));
	await session.detach();
	return lines;
}
