/** Does something once the page has nothing more urgent to do, or two seconds later: some pages are never said to be idle. */
export function whenIdle(task: (deadline?: IdleDeadline) => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 });
	else setTimeout(task);
}
