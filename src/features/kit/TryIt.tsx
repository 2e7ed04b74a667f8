import { useState } from 'react';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import type { Refusal } from '#ui/explain.ts';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Controls } from './Controls.tsx';
import styles from './Kit.module.css';
import { samples } from './samples.ts';

/** Milliseconds that an answer takes. */
const delay = 1500;

const refusals: Record<string, Refusal> = {
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
	new Promise<{ kind: 'ok' } | Refusal>((resolve) =>
		setTimeout(() => resolve(refusals[email] ?? { kind: 'ok' }), delay),
	);

/** A form that works, against answers of its own. */
export function TryIt({ id, form }: { id: string; form: SharedFormTexts }) {
	const [isSent, setSent] = useState(false);
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>A form that works</h3>
			<p className={styles.note}>Refused: {Object.keys(refusals).join(', ')}</p>
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
