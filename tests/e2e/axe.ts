import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Until nothing fades or moves any more, so that no colour is caught on its way to another. */
function whenStill(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(
				(each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime),
			);
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
}

/**
 * What axe finds wrong with a page, or with the part of it that a selector names. Legacy mode spares the second page
 * that axe opens to put the findings of foreign frames together, which is half of its time; our pages have none.
 */
export async function axeFindings(page: Page, part?: string) {
	await whenStill(page);
	const builder = new AxeBuilder({ page }).setLegacyMode().options({
		resultTypes: ['violations'],
		// Of WCAG 2.2, and off unless asked for.
		rules: { 'target-size': { enabled: true } },
	});
	return (await (part ? builder.include(part) : builder).analyze()).violations;
}
