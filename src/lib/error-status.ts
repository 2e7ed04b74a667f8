const isStatus = (value: unknown): value is number =>
	Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600;

/** The HTTP status of anything that was thrown: its statusCode, else its status, else its response's status, else 500. */
export function errorStatus(error: unknown): number {
	const { statusCode, status, response } = Object(error) as Record<string, unknown>;
	const candidates = [statusCode, status, (Object(response) as { status?: unknown }).status];
	return candidates.find(isStatus) ?? 500;
}
