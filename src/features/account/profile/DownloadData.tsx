import { useState } from 'react';
import { call, showFailure } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { exportVerified } from '#contract/endpoints/account-settings.ts';
import type { AreaProps, ExportTexts } from '#i18n/form-texts.ts';
import { downloadBlob } from '#lib/browser/download.ts';
import { Button } from '#ui/Button.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { Verification } from '../verification/Verification.tsx';
import { useVerified } from '../verification/verified.ts';
import styles from './DownloadData.module.css';

interface DownloadDataProps extends AreaProps {
	download: ExportTexts;
	user: User;
	refresh: () => Promise<void>;
}

/** Downloads what the account holds of the player, and says what that is and how to have the rest. */
export function DownloadData(props: DownloadDataProps) {
	const { download: texts, user } = props;
	return (
		<div className={styles.data}>
			<p>{texts.holds}</p>
			<p>{texts.rest}</p>
			<Verification {...props}>
				<DownloadButton texts={texts} username={user.username} />
			</Verification>
		</div>
	);
}

/** Asks for the file, and saves it once it is verified who asks. */
function DownloadButton({ username, texts }: { username: string; texts: ExportTexts }) {
	const verified = useVerified();
	const [news, setNews] = useState('');
	const [isBusy, setBusy] = useState(false);
	const download = async () => {
		setBusy(true);
		setNews('');
		const result = await verified((proof) => call(exportVerified, proof, { handles: 'any' }));
		setBusy(false);
		showFailure(result);
		if (result.kind !== 'ok') return;
		downloadBlob(result.data, `${username}.zip`);
		setNews(texts.exported);
	};
	return (
		<>
			<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : download}>
				{texts.export}
			</Button>
			<StatusMessage text={news} />
		</>
	);
}
