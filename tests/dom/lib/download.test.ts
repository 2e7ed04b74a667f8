import { afterEach, expect, test, vi } from 'vitest';
import { downloadBlob } from '#lib/browser/download.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('[AC-15] a download can still be read once its link was followed, and is let go later', () => {
	vi.useFakeTimers();
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
	const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
	const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
	downloadBlob(new Blob(['codes']), 'codes.txt');
	expect(followed).toHaveBeenCalledOnce();
	// Safari and Firefox begin to read after the click has been handled.
	vi.advanceTimersByTime(5000);
	expect(revoked).not.toHaveBeenCalled();
	vi.runAllTimers();
	expect(revoked).toHaveBeenCalledWith('blob:one');
});
