// Runs inside a build that is measured, and says in the end what only its process knows.
import { PerformanceObserver } from 'node:perf_hooks';

let search = 0;
const add = (list) => {
	for (const { duration } of list) search += duration / 1000;
};
const observer = new PerformanceObserver((list) => add(list.getEntriesByName('search index')));
observer.observe({ type: 'measure' });

process.on('exit', () => {
	add(observer.takeRecords().filter(({ name }) => name === 'search index'));
	const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
	console.error(`\nSEARCH ${search}\nPEAK ${maxRSS}\nBUSY ${(userCPUTime + systemCPUTime) / 1_000_000}`);
});
