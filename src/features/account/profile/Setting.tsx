import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { useFormParts } from '#ui/form/form-context.ts';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import rows from './Section.module.css';
import styles from './Setting.module.css';

interface ChangeParts<Place extends HTMLElement> {
	change: Change;
	/** Goes on what holds both the form and, while that is closed, the button that opens it. */
	place: RefObject<Place | null>;
	edit: () => void;
	/** Closes the form; with news something was saved. */
	end: (news?: string) => void;
}

const targets: Record<Change['kind'], string> = {
	editing: 'input:not([hidden]), select',
	shown: '[data-opens]',
	saved: '[data-opens]',
};

/** The change of a setting; the focus goes into its form, and back to the button that opened it. */
export function useChange<Place extends HTMLElement>(name = ''): ChangeParts<Place> {
	const [change, dispatch] = useReducer(nextChange, name, firstChange);
	const place = useRef<Place>(null);
	const seen = useRef<Change['kind']>('shown');
	useEffect(() => {
		if (seen.current === change.kind) return;
		seen.current = change.kind;
		place.current?.querySelector<HTMLElement>(targets[change.kind])?.focus();
	}, [change.kind]);
	return {
		change,
		place,
		edit: () => dispatch({ kind: 'edit' }),
		end: (news) => dispatch(news === undefined ? { kind: 'cancel' } : { kind: 'save', news }),
	};
}

/** Where the change of a setting stands: its value is shown, a form is open, or it was just saved. */
type Change = { kind: 'shown' } | { kind: 'editing' } | { kind: 'saved'; news: string };

type ChangeEvent = { kind: 'edit' } | { kind: 'cancel' } | { kind: 'save'; news: string };

/** An address may ask for one change, as that for password managers does. */
function firstChange(name: string): Change {
	const asked = name && new URLSearchParams(location.search).get('change') === name;
	return { kind: asked ? 'editing' : 'shown' };
}

/** What an event makes of a change; saving counts only while the form is open. */
function nextChange(change: Change, event: ChangeEvent): Change {
	if (event.kind === 'edit') return { kind: 'editing' };
	if (change.kind !== 'editing') return change;
	return event.kind === 'save' ? { kind: 'saved', news: event.news } : { kind: 'shown' };
}

interface SettingProps {
	name: string;
	/** The text of the button that opens the form. */
	action: string;
	/** What the query `change` of the address calls it, so that the form is open at once. */
	change?: string;
	/** Shows the form; what it is given closes it, with news where something was saved. */
	form: (end: (news?: string) => void) => ReactNode;
	/** What stands under the value over the whole width. */
	below?: ReactNode;
	/** The present value. */
	children: ReactNode;
}

/** One thing that is known and can be changed: the form opens in its row. */
export function Setting({ name, action, change: asked, form, below, children }: SettingProps) {
	const { change, place, edit, end } = useChange<HTMLDivElement>(asked);
	return (
		<div ref={place} className={styles.row} data-state={change.kind}>
			<dt className={rows.name}>{name}</dt>
			<dd className={rows.value}>{children}</dd>
			<dd className={styles.action}>
				{change.kind === 'editing' ? (
					form(end)
				) : (
					<Button look="plain" data-opens onClick={edit}>
						{action}
					</Button>
				)}
			</dd>
			{below && <dd className={styles.below}>{below}</dd>}
			<dd className={styles.news}>
				<StatusMessage text={change.kind === 'saved' ? change.news : ''} />
			</dd>
		</div>
	);
}

interface FormActionsProps {
	submit: string;
	cancel: string;
	onCancel: () => void;
}

/** The two ways out of the form of a change. */
export function FormActions({ submit, cancel, onCancel }: FormActionsProps) {
	const { state } = useFormParts();
	// What is on its way may still arrive: then it is not cancelled.
	const isBusy = state.kind === 'busy' || state.kind === 'done';
	return (
		<div className={rows.actions}>
			<SubmitButton>{submit}</SubmitButton>
			<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
				{cancel}
			</Button>
		</div>
	);
}
