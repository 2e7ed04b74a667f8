/** Where a language switch keeps what was typed, for this tab only. */
export const draftKey = 'draft';
