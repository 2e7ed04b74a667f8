import { exportData } from '#contract/endpoints/account-settings.ts';
import { callAccountService } from './account-service.ts';
import type { Answer } from './answer.ts';
import type { Call } from './call.ts';

/** Hands a player the file with everything that is known of them, to be kept and never shown in the browser. */
export async function exportAccount(call: Call<typeof exportData>): Promise<Answer> {
	const { answer } = await callAccountService(exportData, call);
	if (answer.kind !== 'produced') return answer;
	return { ...answer, headers: { 'Content-Disposition': 'attachment; filename="account.zip"' } };
}
