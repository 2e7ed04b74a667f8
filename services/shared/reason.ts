/** What the system says of a file or folder, by its code. */
const ofSystem: Record<string, string> = {
	EACCES: 'this user has no rights there',
	EPERM: 'this user has no rights there',
	EROFS: 'it may only be read',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk is full',
	ENOENT: 'it is not there',
	ENOTDIR: 'a part of its path is a file, not a folder',
	EISDIR: 'it is a folder',
};

/** What SQLite says, by the number of its result. */
const ofSqlite: Record<number, string> = {
	8: 'it may only be read',
	10: 'the disk fails',
	11: 'it is damaged',
	13: 'the disk is full',
	14: 'it is not there, or this user has no rights there',
	26: 'it is no SQLite database',
};

/** Why a file, a folder or a database cannot be used, in words; undefined for any other error. */
export function knownReason(error: unknown): string | undefined {
	const { code, errcode = 0 } = Object(error) as { code?: string; errcode?: number };
	// Beside the number there may be a more precise one, in the higher bits.
	return ofSystem[code ?? ''] ?? ofSqlite[errcode & 0xff];
}

/** The same, or else what the error says itself. */
export const reasonOf = (error: unknown): string =>
	knownReason(error) ?? (error instanceof Error ? error.message : String(error));
