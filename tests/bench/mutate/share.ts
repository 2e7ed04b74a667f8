/** Works some items off, as many at once as there are workers. */
export async function share<Worker, Item>(
	workers: readonly Worker[],
	items: readonly Item[],
	work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
	const rest = [...items];
	await Promise.all(
		workers.map(async (worker) => {
			for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(worker, item);
		}),
	);
}
