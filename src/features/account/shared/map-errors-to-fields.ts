import type { CallResult } from '#api/result.ts';
import type { ErrorCode } from '#contract/codes.ts';

/** Puts the text of codes that concern one field at that field, unless the answer names it already. */
export function mapErrorsToFields<Data>(
	result: CallResult<Data>,
	fieldOf: Partial<Record<ErrorCode, string>>,
): CallResult<Data> {
	if (result.kind !== 'failed') return result;
	const placed = result.codes.flatMap((code): [string, string][] => {
		const field = fieldOf[code as ErrorCode];
		return field ? [[field, `msg.${code}`]] : [];
	});
	return { ...result, fields: { ...Object.fromEntries(placed), ...result.fields } };
}
