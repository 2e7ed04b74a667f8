import { disconnectPlatform } from '#contract/endpoints/platforms.ts';
import type { Platform } from '#contract/platforms.ts';
import { askAccountService } from './account-service.ts';
import type { Answer } from './answer.ts';
import type { CallContext } from './call.ts';

/** Unlinks a platform. The service is asked by POST whatever the browser used, for a GET may be tried twice. */
export async function unlinkPlatform(call: CallContext & { input: { platform: Platform } }): Promise<Answer> {
	const { input, session: bearer } = call;
	return (await askAccountService({ endpoint: disconnectPlatform, input, bearer }, call)).answer;
}
