import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { createUploader } from '#api/upload.ts';
import { acceptedFiles, uploadIds, uploadRules } from '#contract/uploads.ts';
import { formTexts } from '#i18n/form-texts.ts';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { UploadField } from '#ui/UploadField.tsx';
import common from '../../i18n/en/common.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import '#styles/reset.css';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/utilities.css';

const schema = v.object({ files: uploadIds('career', 1) });

/** A form with an uploader and nothing else; what it sends stands below it. */
function UploadForm() {
	const [uploader] = useState(() => createUploader('career'));
	const [sent, setSent] = useState<string[]>([]);
	return (
		<>
			<h1>Files</h1>
			<Form
				id="apply"
				schema={schema}
				texts={formTexts(common.form, errors)}
				locale="en"
				loadMessages={async () => errors.msg}
				send={async ({ files }) => {
					setSent(files);
					return { kind: 'ok' };
				}}
				onDone={() => {}}
			>
				<UploadField
					name="files"
					label="CV and other files"
					hint="A PDF is best."
					required
					multiple
					rules={uploadRules('career')}
					accept={acceptedFiles}
					uploader={uploader}
					texts={common.upload}
					locale="en"
				/>
				<SubmitButton>Send</SubmitButton>
			</Form>
			<output>{sent.join(' ')}</output>
		</>
	);
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<UploadForm />);
