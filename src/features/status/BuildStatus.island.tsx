import useSWR from 'swr';
import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import { type Build, builds } from '#contract/endpoints/builds.ts';
import { localePath } from '#i18n/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
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

function Status({ locale, texts }: StatusProps) {
	const refreshInterval = (result: Result<Build[]> | undefined) => (isRefused(result) ? 0 : pause);
	const { data: result, mutate } = useSWR(builds.name, ask, { refreshInterval });
	if (result?.kind === 'ok') return <BuildList locale={locale} texts={texts} builds={result.data} />;
	if (isRefused(result)) {
		return (
			<Notice tone="warn">
				<p>{texts.refused}</p>
			</Notice>
		);
	}
	if (result) {
		return (
			<Notice tone="warn">
				<p>{texts.unavailable}</p>
				<Button look="quiet" onClick={() => mutate()}>
					{texts.retry}
				</Button>
			</Notice>
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
