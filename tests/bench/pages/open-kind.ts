import type { Page } from '@playwright/test';
import type { Kind } from './kinds.ts';

/** Opens a page and waits until it is there and asks for nothing more. */
export async function openKind(
	page: Page,
	{ path, historyState, ready = 'h1' }: Pick<Kind, 'path' | 'historyState' | 'ready'>,
): Promise<void> {
	if (historyState) await page.addInitScript((state) => history.replaceState(state, ''), historyState);
	await page.goto(path);
	await page.locator(ready).first().waitFor();
	await page.waitForLoadState('networkidle');
}
