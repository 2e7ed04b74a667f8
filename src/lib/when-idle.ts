/** Does something once the page has nothing more urgent to do, or two seconds later: some pages are never said to be idle. */
export function whenIdle(task: (deadline?: IdleDeadline) => void): void {
	requestIdleCallback(task, { timeout: 2000 });
}
