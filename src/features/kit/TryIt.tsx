import { useState } from 'react';
import { createUploader } from '#api/upload.ts';
import { acceptedFiles, uploadRules } from '#contract/uploads.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { FieldRefusal } from '#ui/form/field-errors.ts';
import { SentFiles } from '#ui/upload/SentFiles.tsx';
import { UploadField } from '#ui/upload/UploadField.tsx';
import { UploadList } from '#ui/upload/UploadList.tsx';
import type { UploadedFile } from '#ui/upload/upload-state.ts';
import type { UploadTexts } from '#ui/upload/upload-texts.ts';
import { Controls } from './Controls.tsx';
import styles from './Kit.module.css';
import { samples } from './samples.ts';

const rules = uploadRules('issue');

const file = (uuid: string, more: Partial<UploadedFile>): UploadedFile => ({
	uuid,
	name: 'what-happened-before-the-lantern-went-out.png',
	originalSize: 1230,
	size: 1.23,
	type: 'image/png',
	progress: 0,
	status: 'error',
	errors: { size: false, type: false },
	...more,
});

/** A file in each state. */
const files: readonly UploadedFile[] = [
	file('loading', { status: 'loading', progress: 40 }),
	file('success', { status: 'success', progress: 100, name: 'save.lsv' }),
	file('done', { status: 'done', progress: 100, name: 'game.log', size: 0.02 }),
	file('size', { errors: { size: true, type: false }, originalSize: 5001, size: 5 }),
	file('type', { errors: { size: false, type: true }, name: 'setup.exe' }),
	file('limit', { errors: { size: true, type: false } }),
	file('offline', { cause: { kind: 'offline' } }),
	file('wait', { cause: { kind: 'wait', seconds: 90 } }),
];

const sent = [
	{ id: 'cv', name: 'cv.pdf', size: 48_213 },
	{ id: 'save', name: 'what-happened-before-the-lantern-went-out.lsv', size: 1_234_567 },
];

/** An uploader that works, a list of files in every state, and what a receipt says of them. */
export function Uploads({ texts }: { texts: UploadTexts }) {
	const [uploader] = useState(() => createUploader('issue'));
	const nothing = () => {};
	return (
		<>
			<UploadField
				name="files"
				label="Screenshots and saves"
				hint="What you saw helps us most."
				multiple
				rules={rules}
				accept={acceptedFiles}
				uploader={uploader}
				texts={texts}
				locale="en"
			/>
			<UploadList files={files} retry={nothing} remove={nothing} wording={{ texts, rules, locale: 'en' }} />
			<SentFiles files={sent} texts={texts} locale="en" />
		</>
	);
}

/** Milliseconds that an answer takes. */
const delay = 1500;

const refusals: Record<string, FieldRefusal> = {
	'taken@players.example': {
		kind: 'failed',
		status: 409,
		codes: ['EMAIL_IN_USE'],
		fields: { email: 'msg.EMAIL_IN_USE' },
	},
	'late@players.example': {
		kind: 'failed',
		status: 429,
		codes: ['TOO_MANY_REQUESTS'],
		fields: {},
		retryAfter: 90,
	},
	'offline@players.example': { kind: 'offline' },
};

const answer = (email: string) =>
	new Promise<{ kind: 'ok' } | FieldRefusal>((resolve) =>
		setTimeout(() => resolve(refusals[email] ?? { kind: 'ok' }), delay),
	);

/** A form that works, against answers of its own. */
export function TryIt({ id, form }: { id: string; form: SharedFormTexts }) {
	const [isSent, setSent] = useState(false);
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>A form that works</h3>
			<p className={styles.note}>
				Refused: <span>{Object.keys(refusals).join(', ')}</span>
			</p>
			{isSent ? (
				<Notice tone="success" title="Sent" takesFocus />
			) : (
				<Form
					id={id}
					schema={samples}
					texts={form}
					locale="en"
					loadMessages={() => loadMessages('en')}
					send={({ email }) => answer(email)}
					onDone={() => setSent(true)}
				>
					<Controls hasHints />
				</Form>
			)}
		</section>
	);
}
