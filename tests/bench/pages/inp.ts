import { addRow, type Bench, type Measured } from './bench.ts';
import { type Interaction, interactions } from './interactions.ts';
import { median } from './median.ts';
import { newPhone, slowProcessor } from './phone.ts';
import { readVitals } from './vitals.ts';

/** Milliseconds. */
const most = 100;
/** Browsers do not report an event that took no longer than a frame. */
const least = 16;
/** Milliseconds after which a browser has reported what it reports; nothing says that there will be no report. */
const settled = 1000;

/** The longest that an event of an interaction took until the next frame. */
async function interact({ browser, origin, slowdown }: Bench, interaction: Interaction): Promise<number> {
	const { visitor = 'returning', open, act, result } = interaction;
	const page = await newPhone(browser, { visitor, origin });
	try {
		await open(page);
		await page.waitForLoadState('networkidle');
		await slowProcessor(page, slowdown);
		const since = await page.evaluate(() => performance.timeOrigin + performance.now());
		await act(page);
		await result(page);
		await page.waitForTimeout(settled);
		const { events } = await readVitals(page);
		return Math.max(least, ...events.filter(({ at }) => at >= since).map(({ duration }) => duration));
	} finally {
		await page.context().close();
	}
}

/** INP of each interaction on a slow phone: what an event takes until the next frame. */
export async function measureInp(bench: Bench): Promise<Measured> {
	const measured: Measured = { rows: {}, limits: [] };
	for (const interaction of interactions) {
		const figures: number[] = [];
		for (let run = 0; run < bench.runs; run++) figures.push(await interact(bench, interaction));
		const INP = median(figures);
		addRow(measured, interaction.name, { INP, longest: Math.max(...figures) });
		measured.limits.push([`INP in ms, ${interaction.name},`, INP, most]);
	}
	return measured;
}
