import { useId, useState } from 'react';
import { call } from '#api/call.ts';
import { downloadSave, getSave, type Save } from '#contract/endpoints/saves.ts';
import { interpolate } from '#lib/interpolate.ts';
import { webAddress } from '#lib/web-address.ts';
import { Button } from '#ui/Button.tsx';
import { ArtPicture } from '../ArtPicture.tsx';
import { Read } from '../reading/Read.tsx';
import { SaveFacts } from './SaveFacts.tsx';
import styles from './Saves.module.css';
import type { SavesProps } from './saves-props.ts';

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
			<div>
				<ArtPicture picture={art[save.game]} alt="" sizes="(min-width: 970px) 14rem, 100vw" shape="wide" />
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
						look="quiet"
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
						<Read {...props} endpoint={getSave} input={{ name: save.name }} waiting={texts.opening}>
							{({ summary }) => <p>{summary}</p>}
						</Read>
					)}
				</div>
			</div>
		</li>
	);
}

/** Has the browser keep the file behind a signed address; the page stays, for the file is sent as an attachment. */
async function openFile(name: string): Promise<boolean> {
	const result = await call(downloadSave, { name });
	const address = result.kind === 'ok' ? webAddress(result.data.url) : undefined;
	if (address) location.assign(address);
	return address !== undefined;
}
