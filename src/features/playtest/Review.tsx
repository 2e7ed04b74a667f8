import * as v from 'valibot';
import { type BotCheckUse, callWithBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { submitSurvey } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import { isEmpty } from '#contract/survey/condition.ts';
import type { Question } from '#contract/survey/questions.ts';
import { listQuestions, type VisibleQuestions } from '#contract/survey/visible-questions.ts';
import { formatDate } from '#i18n/formats.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { formMailLink } from '#lib/text/mail-link.ts';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { checkVisible } from './check-survey.ts';
import { surveyDraft } from './draft.ts';
import type { LoadedSurvey } from './load-survey.ts';
import styles from './Review.module.css';
import steps from './SurveyPage.module.css';
import { getTitle, listChoices } from './survey-texts.ts';

interface Day {
	day: number;
	month: number;
	year: number;
}

const isDay = (value: unknown): value is Day =>
	typeof value === 'object' && value !== null && 'year' in value;

/** An answer as it is read back. */
function inWords(question: Question, value: unknown, loaded: LoadedSurvey): string {
	const { locale, texts } = loaded.file;
	const options = listChoices(question, loaded);
	const nameOf = (id: unknown) => options.find((option) => option.id === String(id))?.name ?? String(id);
	if (Array.isArray(value)) return value.map(nameOf).join('\n') || texts.review.none;
	if (question.type === 'boolean') return value === true ? texts.yes : texts.no;
	if (isEmpty(value)) return texts.review.none;
	if (isDay(value))
		return formatDate(new Date(Date.UTC(value.year, value.month - 1, value.day)), locale, 'UTC');
	return nameOf(value);
}

interface ReviewProps {
	loaded: LoadedSurvey;
	shown: VisibleQuestions;
	/** Goes back to a page, by its number. */
	change: (at: number) => void;
	onPrevious: () => void;
	onSent: (reference: string) => void;
}

/** Everything once more before it is sent. */
export function Review({ loaded, shown, change, onPrevious, onSent }: ReviewProps) {
	const { form, locale, texts, botCheck } = loaded.file;
	const send = (key: string) => {
		const checked = checkVisible(loaded, shown.answers);
		// The steps before have judged them all.
		const answers = checked.ok ? checked.answers : shown.answers;
		return submitAnswers(answers, { key, locale, botCheck, problems: form.botCheck });
	};
	return (
		<>
			<p className={styles.lead}>{texts.review.lead}</p>
			{shown.pages.map((page, at) => (
				<PageReview key={page.name} {...{ loaded, shown, page }} change={() => change(at)} />
			))}
			<Form
				id="answers"
				schema={v.object({})}
				locale={locale}
				texts={{ ...form, required: '' }}
				loadMessages={() => loadMessages(locale)}
				send={(_, key) => send(key)}
				toMail={() => ({ href: formMailLink(form.mail, toLines(loaded, shown)) })}
				onDone={(outcome) => onSent(outcome.kind === 'ok' ? outcome.data.reference : '')}
			>
				<p className={styles.note}>
					{botCheck && <span>{`${texts.botCheck} `}</span>}
					<a href={localePath('/privacy', locale)} target="_blank" rel="noopener">
						<span>{texts.privacy}</span>
						<span className="visually-hidden">{` ${texts.newTab}`}</span>
					</a>
				</p>
				<div className={steps.row}>
					<Button look="quiet" onClick={onPrevious}>
						{texts.previous}
					</Button>
					<SubmitButton>{texts.submit}</SubmitButton>
				</div>
			</Form>
		</>
	);
}

/** The questions and their answers, as a mail has them. */
function toLines(loaded: ReviewProps['loaded'], { pages, answers }: VisibleQuestions): string[] {
	const questions = pages.flatMap((page) => listQuestions(page.elements));
	return questions.map(
		(question) =>
			`${getTitle(question, loaded.file.texts)} ${inWords(question, answers[question.name], loaded)}`,
	);
}

interface PageReviewProps extends Pick<ReviewProps, 'loaded' | 'shown'> {
	page: VisibleQuestions['pages'][number];
	change: () => void;
}

function PageReview({ loaded, shown, page, change }: PageReviewProps) {
	const { texts } = loaded.file;
	const title = page.title || texts.needed.page;
	return (
		<section className={styles.page}>
			<div className={styles.head}>
				<h3 className={styles.title}>{title}</h3>
				<button
					type="button"
					className={styles.change}
					aria-label={interpolate(texts.review.changeName, { page: title })}
					onClick={change}
				>
					{texts.review.change}
				</button>
			</div>
			<dl className={styles.answers}>
				{listQuestions(page.elements).map((question) => (
					<div key={question.name}>
						<dt className={styles.question}>{getTitle(question, texts)}</dt>
						<dd className={styles.value}>{inWords(question, shown.answers[question.name], loaded)}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

interface Attempt extends BotCheckUse {
	key: string;
	locale: Locale;
}

/** Sends the answers behind the bot check; the same answers are sent under the same key, also after a reload. */
function submitAnswers({ location, ...answers }: Record<string, unknown>, attempt: Attempt) {
	return callWithBotCheck(submitSurvey, attempt, (captcha) => {
		const key = surveyDraft.attemptKey(JSON.stringify({ location, ...answers }), attempt.key);
		const input = { location: String(location), answers, locale: attempt.locale, captcha };
		// What went wrong stands above the button; toasts would lie under the layer.
		return call(submitSurvey, input, { key, handles: 'any' });
	});
}
