import { runLighthouse } from './lighthouse-run.ts';
import { median } from './median.ts';

/** The index of the phone that everything is measured on. */
const phoneIndex = 250;

/** Lighthouse's index of how fast this machine is, and how many times slower that phone is. */
export async function measureSlowdown(executablePath: string, url: string) {
	const indexes: number[] = [];
	for (let run = 0; run < 3; run++) {
		const subject = { url, visitor: 'first' } as const;
		const { environment } = await runLighthouse(executablePath, subject, {
			onlyAudits: ['first-contentful-paint'],
		});
		indexes.push(environment.benchmarkIndex);
	}
	const benchmarkIndex = median(indexes);
	return { benchmarkIndex, slowdown: Math.max(1, Math.round((benchmarkIndex / phoneIndex) * 10) / 10) };
}
