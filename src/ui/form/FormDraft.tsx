import { type FormStore, getInput, reset, setInput } from '@formisch/react';
import { useContext, useEffect, useMemo, useState } from 'react';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { type DraftPlace, formDraft } from './drafts.ts';
import { DraftOwner, type DraftRecorder } from './form-context.ts';
import type { FormTexts } from './form-texts.ts';

/** What was found of an earlier visit and is filled in, with the names of files that are to be chosen again. */
interface Found {
	files: readonly string[];
}

interface FormDraft extends DraftRecorder {
	/** Fills in what is stored and gives what that was, where it was anything; from then on what is typed is stored. */
	open: () => Found | undefined;
	/** Forgets what is stored and empties the form. */
	discard: () => void;
	/** A form that was sent stores nothing, until its page is shown again. */
	setDone: (isDone: boolean) => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isNothing = (value: unknown) =>
	value === undefined || value === '' || value === false || isSame(value, []) || isSame(value, {});

/** Whether a control that holds `now` can hold a value that was stored, perhaps by another version of the site. */
const fits = (value: unknown, now: unknown) => isNothing(now) || typeof value === typeof now;

/** What was stored of several parts, such as a date, under the parts that were typed since, as by a browser that goes back. */
function withParts(stored: unknown, now: unknown): unknown {
	const areParts = [stored, now].every((one) => one?.constructor === Object);
	if (!areParts || isNothing(now)) return stored;
	const typed = Object.entries(now as object).filter(([, part]) => part !== undefined);
	return { ...(stored as object), ...Object.fromEntries(typed) };
}

/** Stores what the controls of a form say that they hold, and fills it in again where nothing was typed since. */
function createFormDraft(store: FormStore, place: DraftPlace, initial: Record<string, unknown>): FormDraft {
	const draft = formDraft(place);
	const values = new Map<string, unknown>();
	const files = new Map<string, readonly string[]>();
	let pending: Record<string, unknown> = {};
	let missing: readonly string[] = [];
	let isOpen = false;
	const at = (name: string) => ({ path: [name] }) as never;
	const isUntouched = (name: string, value: unknown) => isNothing(value) || isSame(value, initial[name]);

	function fillIn(name: string): boolean {
		if (!Object.hasOwn(pending, name)) return false;
		const { [name]: stored, ...others } = pending;
		pending = others;
		const now = getInput(store, at(name));
		const value = withParts(stored, now);
		if (!isUntouched(name, now) && value === stored) return false;
		if (isSame(value, now)) return false;
		if (!fits(value, now)) return false;
		values.set(name, value);
		setInput(store, { path: [name], input: value } as never);
		return true;
	}

	function save(): void {
		if (!isOpen) return;
		const typed = [...values].filter(([name, value]) => !isSame(value, initial[name]) && !isNothing(value));
		const chosen = [...files.values()].flat();
		const content = {
			values: { ...pending, ...Object.fromEntries(typed) },
			files: chosen.length > 0 ? chosen : [...missing],
		};
		if (Object.keys(content.values).length + content.files.length > 0) draft.save(content);
		else draft.remove();
	}

	return {
		open() {
			const stored = draft.load();
			pending = { ...stored?.values };
			missing = stored?.files ?? [];
			const filled = [...values.keys()].filter(fillIn);
			isOpen = true;
			return filled.length + missing.length > 0 ? { files: missing } : undefined;
		},
		record(name, value) {
			values.set(name, value);
			// A control that comes late, as of a choice that was made, gets its text now.
			if (isOpen && fillIn(name)) return;
			save();
		},
		recordFiles(name, names) {
			files.set(name, names);
			save();
		},
		discard() {
			draft.remove();
			pending = {};
			missing = [];
			for (const name of values.keys()) reset(store, at(name));
		},
		setDone(isDone) {
			isOpen = !isDone;
			if (isDone) draft.remove();
		},
	};
}

interface FormDraftOptions {
	id: string;
	/** False where nothing is stored. */
	place: DraftPlace | false | undefined;
	initial: Record<string, unknown>;
}

/** The draft of a form: in its tab and of its player, where the form does not say otherwise. */
export function useFormDraft(store: FormStore, { id, place, initial }: FormDraftOptions) {
	const owner = useContext(DraftOwner);
	const [found, setFound] = useState<Found>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its place and what it began with
	const draft = useMemo(() => {
		if (place === false) return undefined;
		return createFormDraft(store, place ?? { name: `${id} ${owner}`, lasts: 'tab' }, initial);
	}, [store, id, owner]);
	// After the effects of the controls, which have said by then what they hold.
	useEffect(() => setFound(draft?.open()), [draft]);
	const discard = () => {
		draft?.discard();
		setFound(undefined);
		// The button goes away with the notice.
		document.querySelector<HTMLElement>(`#${CSS.escape(id)} :is(input, select, textarea)`)?.focus();
	};
	return { draft, found, discard };
}

interface DraftNoticeProps {
	found: Found;
	texts: FormTexts['draft'];
	onDiscard: () => void;
}

/** Says that what was typed before is filled in and which files are to be chosen again, and lets it go. */
export function DraftNotice({ found, texts, onDiscard }: DraftNoticeProps) {
	const files = found.files.join(', ');
	return (
		<Notice tone="success" title={texts.title}>
			<p>{texts.text}</p>
			{files && <p>{interpolate(texts.files, { files })}</p>}
			<Button look="quiet" onClick={onDiscard}>
				{texts.discard}
			</Button>
		</Notice>
	);
}
