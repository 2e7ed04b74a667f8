import { createDeviceList } from './device-list.ts';

const jobs = createDeviceList('saved-jobs', 200);

/** The ids of the jobs that were saved on this device, newest first; where storage is blocked, for this visit. */
export const $savedJobs = jobs.$items;

/** Takes over what this device keeps, and what other tabs do to it, until what it returns is called. */
export const followSavedJobs = jobs.follow;

/** Saves a job on this device, or forgets it. */
export const toggleSavedJob = jobs.toggle;

/** Forgets jobs that are no longer open. */
export function forgetSavedJobs(ids: readonly string[]): void {
	if (ids.length > 0) jobs.remove(ids);
}
