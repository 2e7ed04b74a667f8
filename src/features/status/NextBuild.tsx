import { useState } from 'react';
import useSWR from 'swr';
import { call } from '#api/call.ts';
import { type NextBuild, publishNow, readNextBuild, type StartedBuild } from '#contract/endpoints/builds.ts';
import type { Locale } from '#contract/locales.ts';
import { formatMoment } from '#i18n/formats.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import styles from './BuildStatus.module.css';

type NextTexts = Resources['site']['status']['next'];

interface NextBuildProps {
	locale: Locale;
	texts: NextTexts;
	/** The values of the signed link that the page was opened by. */
	link: () => { expires: string; signature: string };
	/** Milliseconds between two questions. */
	pause: number;
	/** A build was started: the list of builds is not up to date. */
	onStart: () => Promise<unknown>;
}

/** When what was published is built, and a button for those who do not want to wait; nothing where nobody knows. */
export function NextBuildPanel({ link, pause, onStart, ...shown }: NextBuildProps) {
	const ask = () => call(readNextBuild, link(), { quiet: true });
	const { data: result, mutate } = useSWR(readNextBuild.name, ask, { refreshInterval: pause });
	const [isBusy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState('');
	if (result?.kind !== 'ok') return null;
	const { texts } = shown;
	const start = async () => {
		setBusy(true);
		const answer = await call(publishNow, link(), { quiet: true });
		setOutcome(outcomeOf(answer.kind === 'ok' ? answer.data : undefined, texts));
		await Promise.all([mutate(), onStart()]);
		setBusy(false);
	};
	return (
		<section className={styles.next} aria-labelledby="next-build">
			<h2 id="next-build" className={styles.title}>
				{texts.title}
			</h2>
			<NextTimes {...shown} build={result.data} />
			<p>
				<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : start}>
					{texts.now}
				</Button>
			</p>
			<p role="status">{outcome}</p>
		</section>
	);
}

function outcomeOf(data: StartedBuild | undefined, texts: NextTexts): string {
	if (!data) return texts.failed;
	if (data.started) return texts.started;
	return data.left === 0 ? texts.usedUp : texts.current;
}

interface NextTimesProps {
	locale: Locale;
	texts: NextTexts;
	build: NextBuild;
}

function NextTimes({ locale, texts, build: { next, nextChange, left } }: NextTimesProps) {
	const at = (text: string, iso: string) => (
		<p>
			<time dateTime={iso}>{interpolate(text, { time: formatMoment(iso, locale) })}</time>
		</p>
	);
	return (
		<>
			{next ? at(texts.waits, next) : <p>{texts.idle}</p>}
			{nextChange && at(texts.change, nextChange)}
			{left !== null && <p>{interpolate(texts.left, { count: String(left) })}</p>}
		</>
	);
}
