/** Under which name a browser keeps what was typed for a job. */
export const draftKey = (jobId: string) => `application ${jobId}`;

/** Whether something was typed for a job on this device and is not sent yet. */
export function hasDraft(jobId: string): boolean {
	try {
		return localStorage.getItem(draftKey(jobId)) !== null;
	} catch {
		return false;
	}
}

/** Has the application form of a page come alive at once, where it has more to show than was built. */
export function openForm(): void {
	document.getElementById('application')?.dispatchEvent(new Event('island-use', { bubbles: true }));
}
