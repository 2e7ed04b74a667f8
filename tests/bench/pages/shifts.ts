import { addRow, type Bench, type Measured } from './bench.ts';
import { openKind } from './open-kind.ts';
import { newPhone, slowLine, slowProcessor } from './phone.ts';
import { readVitals } from './vitals.ts';

const most = 0.05;

/** How far what is drawn moves at a first visit on a slow phone, where a slow line brings typefaces and scripts late. */
export async function measureShifts({ browser, kinds, origin, slowdown }: Bench): Promise<Measured> {
	const measured: Measured = { rows: {}, limits: [] };
	for (const kind of kinds) {
		const page = await newPhone(browser, { visitor: 'first', origin });
		await slowProcessor(page, slowdown);
		await slowLine(page);
		await openKind(page, kind);
		const CLS = Math.round((await readVitals(page)).shift * 1000) / 1000;
		await page.context().close();
		addRow(measured, kind.name, { CLS });
		measured.limits.push([`CLS over slow 4G, ${kind.name}, first,`, CLS, most]);
	}
	return measured;
}
