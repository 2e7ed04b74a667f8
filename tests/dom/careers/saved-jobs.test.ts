import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $savedJobs, followSavedJobs, forgetSavedJobs, toggleSavedJob } from '#stores/saved-jobs.store.ts';

let stop = () => {};
beforeEach(() => {
	localStorage.clear();
	stop = followSavedJobs();
});
afterEach(() => {
	stop();
	vi.restoreAllMocks();
});

test('what is saved stays on the device until it is forgotten', () => {
	toggleSavedJob('1');
	toggleSavedJob('2');
	stop();
	$savedJobs.set([]);
	stop = followSavedJobs();
	expect($savedJobs.get()).toEqual(['2', '1']);
	toggleSavedJob('1');
	forgetSavedJobs(['2', '3']);
	expect($savedJobs.get()).toEqual([]);
	expect(localStorage.getItem('saved-jobs')).toBe('[]');
});

test('what another tab saves is here, too', () => {
	localStorage.setItem('saved-jobs', '["7"]');
	dispatchEvent(new StorageEvent('storage', { key: 'saved-jobs' }));
	expect($savedJobs.get()).toEqual(['7']);
});

test('nobody is notified where nothing has changed', () => {
	toggleSavedJob('1');
	const listener = vi.fn();
	const deaf = $savedJobs.listen(listener);
	dispatchEvent(new StorageEvent('storage', { key: 'saved-jobs' }));
	followSavedJobs()();
	deaf();
	expect(listener).not.toHaveBeenCalled();
});

test.each(['{', '"x"', 'null', '[1,{}]'])('%s in the storage counts as nothing', (stored) => {
	stop();
	localStorage.setItem('saved-jobs', stored);
	stop = followSavedJobs();
	expect($savedJobs.get()).toEqual([]);
});

test('without storage it lasts for the visit', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('blocked');
	});
	toggleSavedJob('1');
	toggleSavedJob('2');
	expect($savedJobs.get()).toEqual(['2', '1']);
	toggleSavedJob('1');
	expect($savedJobs.get()).toEqual(['2']);
});

test('what was saved while the page stood in the cache of the way back is not written over', () => {
	toggleSavedJob('1');
	localStorage.setItem('saved-jobs', '["2","1"]');
	toggleSavedJob('3');
	expect($savedJobs.get()).toEqual(['3', '2', '1']);
	localStorage.setItem('saved-jobs', '["4","3","2","1"]');
	forgetSavedJobs(['1']);
	expect(localStorage.getItem('saved-jobs')).toBe('["4","3","2"]');
});

test.each([
	[true, ['5']],
	[false, []],
])('a page that is shown again, from that cache: %s, shows %j', (persisted, ids) => {
	localStorage.setItem('saved-jobs', '["5"]');
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
	expect($savedJobs.get()).toEqual(ids);
});
