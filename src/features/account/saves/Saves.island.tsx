import { useId, useState } from 'react';
import { call } from '#api/call.ts';
import { downloadSave, getSave, listSaves, type Save } from '#contract/endpoints/saves.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { formatMoment, formatSize } from '#i18n/formats.ts';
import { localePath } from '#i18n/paths.ts';
import type { BuiltPictures } from '#lib/pictures.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { toWebUrl } from '#lib/url/own-path.ts';
import { Button } from '#ui/Button.tsx';
import type { PlatformNames } from '../platforms/use-platform-sign-in.ts';
import { AccountData } from '../shared/AccountData.tsx';
import { ArtPicture } from '../shared/ArtPicture.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import styles from './Saves.module.css';

/** The player's cloud saves. */
export const Saves = withGuard(function Saves(props: SavesProps) {
	return (
		<SignedIn {...props}>
			{() => (
				<AccountData {...props} endpoint={listSaves} input={{}} waiting={props.texts.loading}>
					{(saves) => <SaveList {...props} saves={saves} />}
				</AccountData>
			)}
		</SignedIn>
	);
});

interface SaveCardProps extends SavesProps {
	save: Save;
	onDownload: () => void;
}

/** One save: where it comes from, what the game says of it, and its file. */
export function SaveCard({ save, onDownload, ...props }: SaveCardProps) {
	const { texts, art } = props;
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const labelled = (text: string) => interpolate(text, { name: save.name });
	const download = async () => {
		setBusy(true);
		if (await openFile(save.name)) onDownload();
		setBusy(false);
	};
	return (
		<li className={styles.save}>
			<div className={styles.picture}>
				<ArtPicture picture={art[save.game]} alt="" sizes="(min-width: 970px) 24rem, 16rem" shape="wide" />
			</div>
			<div className={styles.words}>
				<p className={styles.game}>{save.game}</p>
				<h2 className={styles.name}>{save.name}</h2>
				<SaveFacts {...props} save={save} />
				<div className={styles.actions}>
					<Button
						look="quiet"
						aria-label={labelled(texts.downloadName)}
						aria-disabled={isBusy}
						onClick={isBusy ? undefined : download}
					>
						{texts.download}
					</Button>
					<Button
						look="plain"
						aria-label={labelled(texts.showName)}
						aria-expanded={isOpen}
						aria-controls={id}
						onClick={() => setOpen(!isOpen)}
					>
						{texts.show}
					</Button>
				</div>
				<div id={id} className={styles.summary} hidden={!isOpen}>
					{isOpen && (
						<AccountData {...props} endpoint={getSave} input={{ name: save.name }} waiting={texts.opening}>
							{({ summary }) => <p>{summary}</p>}
						</AccountData>
					)}
				</div>
			</div>
		</li>
	);
}

/** Has the browser keep the file behind a signed address; the page stays, for the file is sent as an attachment. */
async function openFile(name: string): Promise<boolean> {
	const result = await call(downloadSave, { name });
	const address = result.kind === 'ok' ? toWebUrl(result.data.url) : undefined;
	if (address) location.assign(address);
	return address !== undefined;
}

interface SaveFactsProps extends Pick<SavesProps, 'locale' | 'texts' | 'names'> {
	save: Save;
}

/** When a save was made, how large it is and where it comes from. */
function SaveFacts({ save, locale, texts, names }: SaveFactsProps) {
	const { updatedAt, size, platform } = save;
	return (
		<dl className={styles.facts}>
			<div className={styles.fact}>
				<dt>{texts.savedAt}</dt>
				<dd className={styles.value}>
					<time dateTime={updatedAt}>{formatMoment(updatedAt, locale)}</time>
				</dd>
			</div>
			<div className={styles.fact}>
				<dt>{texts.size}</dt>
				<dd className={styles.value}>{formatSize(size, locale)}</dd>
			</div>
			<div className={styles.fact}>
				<dt>{texts.platform}</dt>
				<dd className={styles.value}>{platform ? names[platform] : texts.launcher}</dd>
			</div>
		</dl>
	);
}

/** All saves, newest first, or how to come by one. */
function SaveList({ saves, ...props }: SavesProps & { saves: readonly Save[] }) {
	const { texts } = props;
	const [news, setNews] = useState('');
	if (saves.length === 0) {
		const next = { href: localePath('/support', props.locale), text: texts.emptyNext };
		return (
			<EmptyState title={texts.emptyTitle} next={next}>
				{texts.empty}
			</EmptyState>
		);
	}
	return (
		<>
			<StatusMessage text={news} />
			<ul className={styles.list}>
				{saves.map((save) => (
					<SaveCard
						{...props}
						key={save.name}
						save={save}
						onDownload={() => setNews(interpolate(texts.downloading, { name: save.name }))}
					/>
				))}
			</ul>
		</>
	);
}

interface SavesProps extends AreaProps {
	texts: AccountPageProps<'saves'>['texts'];
	names: PlatformNames;
	/** A picture of each game by its name. */
	art: BuiltPictures;
}
