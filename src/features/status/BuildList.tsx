import type { Build } from '#contract/endpoints/builds.ts';
import { formatMoment } from '#i18n/formats.ts';
import { interpolate } from '#lib/interpolate.ts';
import styles from './BuildStatus.module.css';
import type { StatusProps } from './status-props.ts';

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
					{placeOf(build, texts)} {texts.kept}
				</p>
			)}
		</li>
	);
}

/** The builds, newest first; what changes is read out, and nothing else. */
export function BuildList({ builds, ...shown }: Shown & { builds: readonly Build[] }) {
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
