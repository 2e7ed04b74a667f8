import { useRef } from 'react';
import { ariaOf, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useHydrated } from './form-context.ts';
import { Icon } from './Icon.tsx';
import { UploadDropZone } from './UploadDropZone.tsx';
import styles from './UploadField.module.css';
import { UploadList } from './UploadList.tsx';
import { UploadNewsText } from './UploadNewsText.tsx';
import { isFull, type UploadRules } from './upload-state.ts';
import { limitsIn, obstacleText, type UploadTexts } from './upload-texts.ts';
import { useControl } from './use-control.ts';
import {
	useFormProblem,
	useFormState,
	useFormValue,
	useIsSending,
	useKeptFocus,
} from './use-upload-field.ts';
import { type Uploader, useUploads } from './use-uploads.ts';

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
	const control = useFormProblem(useControl(field.name, field.label), obstacleText(uploads.files, wording));
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
					{...ariaOf(control, field)}
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
					{multiple ? texts.chooseMany : texts.chooseOne}
				</label>
				<p className={styles.takes}>{isOff ? texts.full : `${texts.drop} ${takes}`}</p>
			</UploadDropZone>
			<UploadList {...uploads} ref={list} id={`${control.id}-files`} wording={wording} isOff={isSending} />
			<UploadNewsText files={uploads.files} wording={wording} />
		</FieldFrame>
	);
}
