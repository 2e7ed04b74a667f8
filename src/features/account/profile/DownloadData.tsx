import { useState } from 'react';
import { call } from '#api/call.ts';
import { exportData } from '#contract/endpoints/account-settings.ts';
import { downloadBlob } from '#lib/browser/download.ts';
import { Button } from '#ui/Button.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';

interface DownloadDataProps {
	username: string;
	texts: { export: string; exported: string };
}

/** Downloads what is known of the player as files. */
export function DownloadData({ username, texts }: DownloadDataProps) {
	const [news, setNews] = useState('');
	const [isBusy, setBusy] = useState(false);
	const download = async () => {
		setBusy(true);
		const result = await call(exportData, {});
		setBusy(false);
		if (result.kind !== 'ok') return;
		downloadBlob(result.data, `${username}.zip`);
		setNews(texts.exported);
	};
	return (
		<div>
			<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : download}>
				{texts.export}
			</Button>
			<StatusMessage text={news} />
		</div>
	);
}
