import { type AccountRefusal, refuse } from '../shared/answer.ts';
import { FileStoreError } from './files.ts';

/** Logs what the place of files did not do; any other error is thrown on. */
export function logFailure(error: unknown): void {
	if (!(error instanceof FileStoreError)) throw error;
	console.error(`uploads: ${error.message}`);
}

/** Answers what failed for the place of files, which is worth another try; any other error is thrown on. */
export function refuseFailure(error: unknown): AccountRefusal {
	logFailure(error);
	return refuse('SERVICE_TEMPORARILY_UNAVAILABLE', { status: 503, retryAfter: 5 });
}
