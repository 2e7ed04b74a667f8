import { type FormConfig, type FormStore, useForm, validate } from '@formisch/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ErrorBoundary, ErrorPage } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { RequiredLegend } from '#ui/form/Form.tsx';
import { FormContext } from '#ui/form/form-context.ts';
import type { SubmitState } from '#ui/form/use-submit.ts';
import type { UploadTexts } from '#ui/upload/upload-texts.ts';
import { Choices, Controls } from './Controls.tsx';
import styles from './Kit.module.css';
import { filled, samples, wrong } from './samples.ts';
import { TryIt, Uploads } from './TryIt.tsx';

interface KitProps {
	form: SharedFormTexts;
	upload: UploadTexts;
	/** Where it is shown; keeps ids apart. */
	surface: string;
}

const invalid = {
	email: 'Field must be a valid e-mail address.',
	country: 'Field is required',
	terms: 'Field is required',
};

/** Everything of src/ui in every state. */
export function Kit({ form, upload, surface }: KitProps) {
	const stage = (name: string) => ({ id: `${surface}-${name}`, form });
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		element.current?.querySelector<HTMLElement>(`#${surface}-filled [aria-pressed=false]`)?.click();
	}, [surface]);
	return (
		<div className={styles.stages} ref={element}>
			<Stage {...stage('empty')} title="Empty, with hints">
				<RequiredLegend text={form.required} />
				<Controls hasHints />
			</Stage>
			<div className={styles.group} id={`${surface}-filled`}>
				<Stage {...stage('filled')} title="Filled, password shown" initial={filled}>
					<Controls />
				</Stage>
			</div>
			<Stage {...stage('wrong')} title="Wrong" initial={wrong} state={{ kind: 'invalid', invalid }}>
				{/* Inert, so that it does not take the focus as it does in a form. */}
				<div inert>
					<ErrorSummary />
				</div>
				<Controls hasHints />
			</Stage>
			<Stage {...stage('busy')} title="Being sent" initial={filled} state={{ kind: 'busy' }}>
				<Controls />
			</Stage>
			<Stage
				{...stage('refused')}
				title="Refused as a whole"
				initial={filled}
				state={{ kind: 'refused', messages: [form.offline, form.unexpected], refused: {} }}
			>
				<div inert>
					<ErrorSummary />
				</div>
			</Stage>
			<Stage {...stage('uploads')} title="Uploads, against the real service">
				<Uploads texts={upload} />
			</Stage>
			<Stage {...stage('choices')} title="Several of many" initial={{ games: ['emberwick', 'lowtide'] }}>
				<Choices />
			</Stage>
			<Buttons />
			<Notices />
			<ErrorPages form={form} />
			<TryIt id={`${surface}-try`} form={form} />
		</div>
	);
}

function Buttons() {
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>Buttons</h3>
			<div className={styles.row}>
				<Button>Primary</Button>
				<Button look="quiet">Quiet</Button>
				<Button tone="danger">Delete for good</Button>
				<ButtonLink href="#content">A link</ButtonLink>
				<ButtonLink look="quiet" href="#content">
					A quiet link
				</ButtonLink>
			</div>
			<div className={styles.row}>
				<Button disabled>Disabled</Button>
				<Button look="quiet" disabled>
					Disabled, quiet
				</Button>
				<Button tone="danger" disabled>
					Disabled, danger
				</Button>
				<Button aria-disabled data-state="busy">
					Busy
				</Button>
			</div>
		</section>
	);
}

function Notices() {
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>Notices</h3>
			<Notice tone="success" title="Look into your mail">
				<p>
					Its link is good for one day. <a href="#content">Send it again</a>
				</p>
			</Notice>
			<Notice tone="success">
				<p>Good news without a title.</p>
			</Notice>
			<Notice tone="warn" title="This link does not work any more">
				<p>Ask for a new one.</p>
				<Button look="quiet">Try again</Button>
			</Notice>
			<Notice tone="warn">
				<p>Bad news without a title.</p>
			</Notice>
		</section>
	);
}

function ErrorPages({ form }: Pick<KitProps, 'form'>) {
	const texts = { texts: form.page, home: '/' };
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>Error pages</h3>
			<ErrorPage status={404} {...texts} />
			<ErrorPage status={500} {...texts} />
			<ErrorBoundary {...texts}>
				<Unreadable />
			</ErrorBoundary>
		</section>
	);
}

/** Lets the error page fail, too. */
function Unreadable(): never {
	throw {
		get statusCode() {
			throw new Error('unreadable');
		},
	};
}

/** What a form looks like until scripts have come. */
export function BeforeScripts({ form, surface }: Omit<KitProps, 'upload'>) {
	return (
		<Stage id={`${surface}-before`} title="Before scripts come" form={form}>
			<Controls />
		</Stage>
	);
}

interface StageProps {
	/** Starts the id of every control, once per page. */
	id: string;
	title: string;
	form: SharedFormTexts;
	initial?: FormConfig<typeof samples>['initialInput'];
	state?: SubmitState;
	children: ReactNode;
}

/** Holds controls in one state of their form for as long as somebody looks. */
function Stage({ id, title, form, initial, state = { kind: 'idle' }, children }: StageProps) {
	const store = useForm({ schema: samples, initialInput: initial });
	const labels = useRef(new Map<string, string>());
	const problems = useRef(new Map<string, string>());
	const [shown, show] = useState<SubmitState>({ kind: 'idle' });
	// biome-ignore lint/correctness/useExhaustiveDependencies: a stage keeps the state it starts with
	useEffect(() => {
		if (state.kind === 'invalid') void validate(store);
		show(state);
	}, []);
	const parts = {
		id,
		store: store as unknown as FormStore,
		texts: form,
		locale: 'en',
		state: shown,
		labels: labels.current,
		problems: problems.current,
	};
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>{title}</h3>
			<FormContext value={parts}>{children}</FormContext>
		</section>
	);
}
