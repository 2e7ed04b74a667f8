import {
	type DragEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { ariaProps, FieldFrame, type FieldProps } from '../form/FieldFrame.tsx';
import { useFormParts, useHydrated } from '../form/form-context.ts';
import { type Control, useControl } from '../form/use-control.ts';
import type { SubmitState } from '../form/use-submit.ts';
import { Icon } from '../Icon.tsx';
import styles from './UploadField.module.css';
import { UploadList } from './UploadList.tsx';
import { isFull, listIds, newsBetween, type UploadedFile, type UploadRules } from './upload-state.ts';
import { limitsIn, newsText, obstacleText, type UploadTexts, type UploadWording } from './upload-texts.ts';
import { type Uploader, type UploadsState, useUploads } from './use-uploads.ts';

/** Tells the form which files it carries. */
function useFormValue(control: Control, { files }: UploadsState): void {
	const isUntouched = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the files change what is carried
	useEffect(() => {
		isUntouched.current &&= files.length === 0;
		if (!isUntouched.current) control.change(listIds(files));
	}, [files]);
}

/** Has the draft of the form name the files, which cannot be stored themselves. */
function useFilesInDraft(name: string, { files }: UploadsState): void {
	const { draft } = useFormParts();
	const names = JSON.stringify(files.map((file) => file.name));
	useEffect(() => draft?.recordFiles(name, JSON.parse(names)), [draft, name, names]);
}

/** Whether the service refused what the field of that name holds. */
const isRefused = (state: SubmitState, name: string) =>
	state.kind === 'refused' && Object.hasOwn(state.refused, name);

/**
 * Tells the form why it cannot be sent with these files, and gives the control that says so. `problem` is empty where it
 * can be, and undefined without files, of which the form's schema speaks.
 */
function useFormProblem(control: Control, problem: string | undefined): Control {
	const { problems, state } = useFormParts();
	useEffect(() => {
		if (problem) problems.set(control.name, problem);
		else problems.delete(control.name);
	}, [problems, control.name, problem]);
	if (problem === undefined) return control;
	const isShown = control.error !== undefined || isRefused(state, control.name);
	return { ...control, error: isShown && problem ? problem : undefined };
}

/** Whether the form is being sent: what is chosen then, or taken away, would not be what it sends. */
function useIsSending(): boolean {
	const { kind } = useFormParts().state;
	return kind === 'busy' || kind === 'done';
}

/** Follows the form: what it sent is done, what its service no longer holds is to be sent again. */
function useFormState(name: string, { markSent, markLapsed }: UploadsState): void {
	const { state } = useFormParts();
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the form's state counts
	useEffect(() => {
		if (state.kind === 'done') markSent();
		if (isRefused(state, name)) markLapsed();
	}, [state]);
}

interface FocusParts {
	picker: RefObject<HTMLInputElement | null>;
	list: RefObject<HTMLUListElement | null>;
	/** How many files there are, and whether the picker is off. */
	count: number;
	isOff: boolean;
}

/** Keeps the focus in the field when the picker is turned off, or a file's button goes away with it. */
function useKeptFocus({ picker, list, count, isOff }: FocusParts): void {
	const last = useRef(count);
	useEffect(() => {
		const isLess = count < last.current;
		last.current = count;
		const isLost = document.activeElement === document.body;
		if (isLess && isLost) (isOff ? list.current?.querySelector('button') : picker.current)?.focus();
	}, [count, isOff, picker, list]);
	// Asked before it is turned off: some browsers take the focus from what is disabled at once, others later.
	const hadFocus = picker.current !== null && document.activeElement === picker.current;
	useLayoutEffect(() => {
		if (isOff && hadFocus) list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
	}, [isOff, hadFocus, list]);
}

const nothing = { calm: '', urgent: '' };

/** Says to assistive technology how uploads get on: progress by quarters when there is time, failures at once. */
function UploadNewsText({ files, wording }: { files: readonly UploadedFile[]; wording: UploadWording }) {
	const before = useRef(files);
	const [said, say] = useState(nothing);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the files make news
	useEffect(() => {
		const news = newsBetween(before.current, files);
		before.current = files;
		if (news.length === 0) return;
		const textOf = (isUrgent: boolean) =>
			news
				.filter(({ kind }) => (kind === 'failed') === isUrgent)
				.map((one) => newsText(one, wording))
				.join(' ');
		say({ calm: textOf(false), urgent: textOf(true) });
	}, [files]);
	return (
		<>
			<p className="visually-hidden" role="status">
				{said.calm}
			</p>
			<p className="visually-hidden" role="alert">
				{said.urgent}
			</p>
		</>
	);
}

interface UploadDropZoneProps {
	/** Has no room for more; what is dropped all the same is refused one by one, where it can be seen. */
	isFull: boolean;
	/** Takes nothing at all. */
	isOff: boolean;
	onDrop: (files: File[], folders: string[]) => void;
	children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent | globalThis.DragEvent) =>
	dataTransfer?.types.includes('Files') ?? false;

/** What was dropped: files, and the names of folders, which a browser gives as files that cannot be read. */
function sortDropped({ files, items }: DataTransfer): [File[], string[]] {
	const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
	const folders = entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []));
	return [[...files].filter((_, index) => !entries[index]?.isDirectory), folders];
}

/** Keeps a file that is dropped beside its place from replacing the page and all that was typed. */
function useKeptPage(): void {
	useEffect(() => {
		const listening = new AbortController();
		const keep = (event: globalThis.DragEvent) => carriesFiles(event) && event.preventDefault();
		for (const type of ['dragover', 'drop'] as const)
			addEventListener(type, keep, { signal: listening.signal });
		return () => listening.abort();
	}, []);
}

/** Where files may be dropped, around the control that takes them in the first place. */
function UploadDropZone({ isFull, isOff, onDrop, children }: UploadDropZoneProps) {
	const [isOver, setOver] = useState(false);
	useKeptPage();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the first is the control within
		<div
			className={styles.zone}
			data-state={isOver && !isFull && !isOff ? 'over' : 'idle'}
			data-off={isFull || isOff}
			onDragOver={(event) => {
				setOver(carriesFiles(event));
				// The pointer then shows that nothing can be dropped.
				if (isOff) event.dataTransfer.dropEffect = 'none';
			}}
			onDragLeave={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
			}}
			onDrop={({ dataTransfer }) => {
				setOver(false);
				if (!isOff && dataTransfer.files.length > 0) onDrop(...sortDropped(dataTransfer));
			}}
		>
			{children}
		</div>
	);
}

interface UploadFieldProps extends FieldProps {
	/** Takes as many files as the rules say; one otherwise. */
	multiple?: boolean;
	rules: UploadRules;
	/** What a file picker offers, as its `accept`. */
	accept?: string;
	/** Stays the same for as long as the field stands. */
	uploader: Uploader;
	texts: UploadTexts;
	locale: string;
}

/** Files that are sent as soon as they are chosen; the form carries their ids. */
export function UploadField(props: UploadFieldProps) {
	const { multiple = false, rules: given, accept, uploader, texts, locale, ...field } = props;
	const rules = multiple ? given : { ...given, maxFiles: 1 };
	const wording = { texts, locale, rules };
	const uploads = useUploads(rules, uploader);
	const own = useControl(field.name, field.label, { isSecret: true });
	const control = useFormProblem(own, obstacleText(uploads.files, wording));
	useFilesInDraft(field.name, uploads);
	const isSending = useIsSending();
	const picker = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const isOff = isFull(uploads.files, rules);
	useFormValue(control, uploads);
	useFormState(control.name, uploads);
	useKeptFocus({ picker, list, count: uploads.files.length, isOff });
	const takes = limitsIn(rules.maxFiles > 1 ? texts.takesMany : texts.takesOne, wording);
	return (
		<FieldFrame {...field} control={control}>
			<UploadDropZone isFull={isOff} isOff={isSending} onDrop={uploads.add}>
				<input
					{...ariaProps(control, field)}
					ref={picker}
					className={styles.picker}
					id={control.id}
					type="file"
					accept={accept}
					multiple={multiple}
					disabled={!useHydrated() || isOff || isSending}
					onChange={({ currentTarget: input }) => {
						uploads.add([...(input.files ?? [])]);
						// So that the same file can be chosen again.
						input.value = '';
					}}
				/>
				<label className={styles.choose} htmlFor={control.id}>
					<Icon name="upload" />
					<span>{multiple ? texts.chooseMany : texts.chooseOne}</span>
				</label>
				<p className={styles.takes}>{isOff ? texts.full : `${texts.drop} ${takes} ${texts.kinds}`}</p>
			</UploadDropZone>
			<UploadList {...uploads} ref={list} id={`${control.id}-files`} wording={wording} isOff={isSending} />
			<UploadNewsText files={uploads.files} wording={wording} />
		</FieldFrame>
	);
}
