import { useState } from 'react';
import useSWR from 'swr';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { type Build, builds, type ContentWarning } from '#contract/endpoints/builds.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { formatMoment } from '#i18n/formats.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice, RetryNotice } from '#ui/feedback/Notice.tsx';
import { useFocusReturn } from '#ui/form/use-focus-return.ts';
import styles from './BuildStatus.module.css';
import { NextBuildPanel } from './NextBuild.tsx';

const pause = 10_000;

/** The signed link that the page was opened by. */
function readLink() {
	const query = new URLSearchParams(location.search);
	return { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
}

const ask = (): Promise<CallResult<Build[]>> => call(builds, readLink(), { quiet: true });

const isRefused = (result: CallResult<Build[]> | undefined) =>
	result?.kind === 'failed' && result.status === 403;

interface AnswerProps extends Omit<StatusProps, 'form'> {
	result: CallResult<Build[]>;
	/** The builds as they were when they could be asked for last. */
	last: readonly Build[] | undefined;
	onRetry: () => Promise<unknown>;
}

function Answer({ locale, texts, result, last, onRetry }: AnswerProps) {
	if (isRefused(result)) {
		return (
			<Notice tone="warn">
				<p>{texts.refused}</p>
			</Notice>
		);
	}
	const isOk = result.kind === 'ok';
	const list = isOk ? result.data : last;
	return (
		<>
			{!isOk && <RetryNotice messages={[texts.unavailable]} retry={texts.retry} onRetry={onRetry} />}
			{list && <BuildList locale={locale} texts={texts} builds={list} />}
			{list && (
				<NextBuildPanel locale={locale} texts={texts.next} link={readLink} pause={pause} onStart={onRetry} />
			)}
			<Warnings texts={texts} warnings={list?.find(({ state }) => state === 'live')?.warnings} />
		</>
	);
}

function Status({ locale, texts }: StatusProps) {
	const refreshInterval = (result: CallResult<Build[]> | undefined) => (isRefused(result) ? 0 : pause);
	const [last, setLast] = useState<Build[]>();
	const onSuccess = (result: CallResult<Build[]>) => result.kind === 'ok' && setLast(result.data);
	const { data: result, mutate } = useSWR(builds.name, ask, { refreshInterval, onSuccess });
	const place = useFocusReturn(result?.kind === 'ok' || isRefused(result));
	if (result) {
		return (
			<div {...place}>
				<Answer locale={locale} texts={texts} result={result} last={last} onRetry={mutate} />
			</div>
		);
	}
	return (
		<>
			<noscript>
				<p>{texts.noscript}</p>
			</noscript>
			<p role="status" className={styles.waiting}>
				{texts.loading}
			</p>
		</>
	);
}

/** What became of what editors published, renewed while the page is open. */
export function BuildStatus(props: StatusProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<Status {...props} />
		</ErrorBoundary>
	);
}

type Shown = Omit<StatusProps, 'form'>;

function placeOf({ entry, field }: Build, texts: Shown['texts']): string {
	if (!entry) return texts.otherReason;
	return field ? interpolate(texts.field, { entry, field }) : interpolate(texts.entry, { entry });
}

function Row({ build, locale, texts }: Shown & { build: Build }) {
	const time = formatMoment(build.since, locale);
	return (
		<li className={styles.row} data-state={build.state}>
			<p className={styles.state}>{texts.states[build.state]}</p>
			<p className={styles.since}>
				<time dateTime={build.since}>{interpolate(texts.since, { time })}</time>
			</p>
			{build.state === 'failed' && (
				<p className={styles.reason}>
					<span>{placeOf(build, texts)}</span> <span>{texts.stillLive}</span>
				</p>
			)}
		</li>
	);
}

/** The builds, newest first; what changes is read out, and nothing else. */
function BuildList({ builds, ...shown }: Shown & { builds: readonly Build[] }) {
	return (
		<div role="status" aria-atomic="false">
			{builds.length === 0 && <p>{shown.texts.none}</p>}
			<ol className={styles.list}>
				{builds.map((build) => (
					<Row key={build.id} build={build} {...shown} />
				))}
			</ol>
		</div>
	);
}

function describePlace({ collection, entry, field, locales = [] }: ContentWarning, place: string): string {
	const name = entry ? `${collection}/${entry}` : collection;
	const where = field ? interpolate(place, { entry: name, field }) : name;
	return locales.length > 0 ? `${where} (${locales.join(', ')})` : where;
}

interface WarningsProps {
	texts: Shown['texts'];
	/** Absent where they are not known. */
	warnings: readonly ContentWarning[] | undefined;
}

/** What editors should mend in the live content; the problems are in the language of the build's log. */
function Warnings({ texts: { warnings: texts }, warnings }: WarningsProps) {
	if (!warnings) return null;
	if (warnings.length === 0) return <p>{texts.none}</p>;
	return (
		<section className={styles.warnings} aria-labelledby="warnings">
			<h2 id="warnings" className={styles.title}>
				{texts.title}
			</h2>
			<p>{texts.text}</p>
			<ul className={styles.list}>
				{warnings.map((warning) => (
					<li key={JSON.stringify(warning)} className={styles.warning}>
						<p className={styles.state}>{describePlace(warning, texts.place)}</p>
						<p lang="en" className={styles.reason}>
							{warning.problem}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What the status page gives its island; it shows the title itself. */
interface StatusProps {
	locale: Locale;
	texts: Omit<Resources['site']['status'], 'title' | 'description' | 'intro'>;
	form: Pick<SharedFormTexts, 'page'>;
}
