/** Where the change of a setting stands: its value is shown, a form is open, or it was just saved. */
export type Change = { kind: 'shown' } | { kind: 'editing' } | { kind: 'saved'; news: string };

export type ChangeEvent = { kind: 'edit' } | { kind: 'cancel' } | { kind: 'save'; news: string };

/** What an event makes of a change; saving counts only while the form is open. */
export function nextChange(change: Change, event: ChangeEvent): Change {
	if (event.kind === 'edit') return { kind: 'editing' };
	if (change.kind !== 'editing') return change;
	return event.kind === 'save' ? { kind: 'saved', news: event.news } : { kind: 'shown' };
}
