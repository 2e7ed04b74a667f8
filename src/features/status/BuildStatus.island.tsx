import { useState } from 'react';
import useSWR from 'swr';
import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import { type Build, builds } from '#contract/endpoints/builds.ts';
import { localePath } from '#i18n/paths.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { BuildList } from './BuildList.tsx';
import styles from './BuildStatus.module.css';
import type { StatusProps } from './status-props.ts';

const pause = 10_000;

/** Asks with the signed link that the page was opened by. */
function ask(): Promise<Result<Build[]>> {
	const query = new URLSearchParams(location.search);
	const link = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
	return call(builds, link, { quiet: true });
}

const isRefused = (result: Result<Build[]> | undefined) => result?.kind === 'failed' && result.status === 403;

interface AnswerProps extends Omit<StatusProps, 'form'> {
	result: Result<Build[]>;
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
		</>
	);
}

function Status({ locale, texts }: StatusProps) {
	const refreshInterval = (result: Result<Build[]> | undefined) => (isRefused(result) ? 0 : pause);
	const [last, setLast] = useState<Build[]>();
	const onSuccess = (result: Result<Build[]>) => result.kind === 'ok' && setLast(result.data);
	const { data: result, mutate } = useSWR(builds.name, ask, { refreshInterval, onSuccess });
	const place = useKeptFocus(result?.kind === 'ok' || isRefused(result));
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
