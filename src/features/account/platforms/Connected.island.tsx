import { useCallback, useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import type { ErrorCode } from '#contract/codes.ts';
import type { User } from '#contract/endpoints/account.ts';
import { connectPlatform, disconnectPlatform } from '#contract/endpoints/platforms.ts';
import { entitlementPlatforms, type Platform, signInPlatforms } from '#contract/platforms.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { readTabValue, writeTabValue } from '#lib/browser/tab-storage.ts';
import type { PlatformGame } from '#lib/pictures.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import { Verification } from '../verification/Verification.tsx';
import { type Proof, useVerified } from '../verification/verified.ts';
import styles from './Connected.module.css';
import { PlatformGames } from './PlatformGames.tsx';
import { type PlatformNames, usePlatformRedirect } from './use-platform-sign-in.ts';

interface ConnectedProps extends AreaProps {
	texts: AccountPageProps<'connected'>['texts'];
	names: PlatformNames;
	games: readonly PlatformGame[];
}

/** The platforms of the player, to link and to unlink. */
export const Connected = withGuard(function Connected(props: ConnectedProps) {
	return (
		<SignedIn {...props}>
			{({ user }, refresh) => (
				<Verification {...props} user={user} refresh={refresh}>
					<PlatformList {...props} links={user.platforms} refresh={refresh} />
				</Verification>
			)}
		</SignedIn>
	);
});

/** Under which key this tab stores the platform that the player was led to. */
const linkingKey = 'linking';

interface PlatformListProps extends ConnectedProps {
	links: User['platforms'];
	refresh: () => Promise<void>;
}

/** The platforms that are offered or linked, with their state, and what went wrong on the way to one. */
function PlatformList({ links, refresh, ...props }: PlatformListProps) {
	const { locale, texts, names, games } = props;
	const [asked, setAsked] = useState<Platform>();
	const [news, setNews] = useState('');
	const verified = useVerified();
	const start = useCallback(
		async (platform: Platform) => {
			const send = (proof: Proof) =>
				call(connectPlatform, { platform, locale, ...proof }, { handles: 'any' });
			const result = await verified(send);
			if (result.kind === 'redirect') writeTabValue(linkingKey, platform);
			if (!hasCode(result, 'PLATFORM_ALREADY_LINKED')) return result;
			// Another tab has done it.
			await refresh();
			setNews(interpolate(texts.linkedNews, { platform: names[platform] }));
			return { kind: 'cancelled' as const };
		},
		[locale, verified, refresh, texts, names],
	);
	useEffect(() => {
		const asked = readTabValue(linkingKey);
		const link = links.find(({ platform, linked }) => linked && platform === asked);
		if (!link) return;
		writeTabValue(linkingKey, '');
		setNews(interpolate(texts.linkedNews, { platform: names[link.platform] }));
	}, [links, names, texts]);
	const { departure, depart } = usePlatformRedirect(start);
	const finish = async (platform: Platform) => {
		await refresh();
		setAsked(undefined);
		setNews(interpolate(texts.unlinkedNews, { platform: names[platform] }));
	};
	return (
		<>
			<StatusMessage text={news} />
			{departure.result && (
				<LoadError
					{...props}
					result={departure.result}
					onRetry={() => depart(departure.platform, departure.result)}
				/>
			)}
			<ul className={styles.list}>
				{links.map(({ platform, ...link }) => (
					<PlatformRow
						key={platform}
						platform={platform}
						link={link}
						texts={texts}
						name={names[platform]}
						isOpening={departure.kind === 'opening' && departure.platform === platform}
						onLink={() => depart(platform)}
						onUnlink={() => setAsked(platform)}
					/>
				))}
			</ul>
			<p className={styles.leave}>{links.length > 0 ? texts.leave : texts.none}</p>
			<PlatformGames title={texts.games} games={games} names={names} links={links} />
			{asked && (
				<UnlinkQuestion
					{...props}
					platform={asked}
					onDone={() => finish(asked)}
					onCancel={() => setAsked(undefined)}
				/>
			)}
		</>
	);
}

interface PlatformRowProps {
	platform: Platform;
	link: Omit<User['platforms'][number], 'platform'>;
	texts: ConnectedProps['texts'];
	name: string;
	isOpening: boolean;
	onLink: () => void;
	onUnlink: () => void;
}

/** One platform: what linking it brings, whether it is linked, and the one thing to do about it. */
function PlatformRow(props: PlatformRowProps) {
	const { platform, link, texts, name, isOpening, onLink, onUnlink } = props;
	const isLinked = link.linked;
	const [text, label] = isLinked ? [texts.unlink, texts.unlinkName] : [texts.link, texts.linkName];
	return (
		<li className={styles.row} data-state={isLinked ? 'linked' : 'open'}>
			<div className={styles.words}>
				<h2 className={styles.name}>{name}</h2>
				<StatusBadge isOn={isLinked}>{stateText(link, texts)}</StatusBadge>
			</div>
			<ul className={styles.gains} aria-label={texts.brings}>
				{gains(platform).map((gain) => (
					<li key={gain} className={styles.gain}>
						<span className={styles.sign}>
							<Icon name={isLinked ? 'check' : 'plus'} />
						</span>
						<span>{interpolate(texts.gains[gain], { platform: name })}</span>
					</li>
				))}
			</ul>
			<div className={styles.action}>
				<Button
					look={isLinked ? 'plain' : 'quiet'}
					tone={isLinked ? 'muted' : undefined}
					aria-label={interpolate(label, { platform: name })}
					aria-disabled={isOpening}
					onClick={isLinked ? onUnlink : onLink}
				>
					{text}
				</Button>
				<span role="status" className={styles.opening}>
					{isOpening && interpolate(texts.opening, { platform: name })}
				</span>
			</div>
		</li>
	);
}

function stateText(link: PlatformRowProps['link'], texts: ConnectedProps['texts']): string {
	if (!link.linked) return texts.notLinked;
	return link.name ? interpolate(texts.linkedAs, { name: link.name }) : texts.linked;
}

interface UnlinkQuestionProps extends ConnectedProps {
	platform: Platform;
	onDone: () => Promise<void>;
	onCancel: () => void;
}

/** Says what unlinking changes, and unlinks. */
function UnlinkQuestion({ platform, onDone, onCancel, ...props }: UnlinkQuestionProps) {
	const { texts, names, area } = props;
	const [isBusy, setBusy] = useState(false);
	const [result, setResult] = useState<CallResult<null>>();
	const say = (text: string) => interpolate(text, { platform: names[platform] });
	const unlink = async () => {
		setBusy(true);
		const answer = await call(disconnectPlatform, { platform }, { handles: 'any' });
		// Another tab may have done it.
		const isDone = answer.kind === 'ok' || hasCode(answer, 'PLATFORM_NOT_LINKED');
		if (isDone) await onDone();
		else setResult(answer);
		setBusy(false);
	};
	const { title, confirm, cancel } = texts.question;
	const isRefused = result && result.kind !== 'ok' && result.kind !== 'redirect';
	return (
		<ConfirmDialog
			area={area}
			texts={{ title: say(title), confirm: say(confirm), cancel }}
			isBusy={isBusy}
			onConfirm={unlink}
			onCancel={onCancel}
		>
			{isRefused && <LoadError {...props} result={result} onRetry={unlink} />}
			<p>{texts.question.lead}</p>
			<ul className={styles.changes}>
				{consequences(platform).map((name) => (
					<li key={name}>{say(texts.question[name])}</li>
				))}
			</ul>
		</ConfirmDialog>
	);
}

const hasCode = (result: { kind: string; codes?: readonly string[] }, code: ErrorCode) =>
	result.kind === 'failed' && result.codes?.includes(code);

const has = (list: readonly Platform[], platform: Platform) => list.includes(platform);

/** What linking a platform brings, as the names of the texts that say so. */
function gains(platform: Platform): ('signIn' | 'saves' | 'extras' | 'rewards')[] {
	if (!has(signInPlatforms, platform)) return ['rewards'];
	return ['signIn', has(entitlementPlatforms, platform) ? 'extras' : 'saves'];
}

/** What unlinking means for a platform, as the names of the texts that say so. */
const consequences = (platform: Platform) => [...gains(platform), 'again'] as const;
