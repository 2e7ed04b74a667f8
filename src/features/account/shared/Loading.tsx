import { ScriptStatus } from '#ui/feedback/ScriptStatus.tsx';
import styles from './Loading.module.css';

/** What stands where something is being fetched; without scripts, which would fetch it, it says that instead. */
export function Loading({ text, noscript }: { text: string; noscript: string }) {
	return (
		<>
			<noscript>
				<p className={styles.noscript}>{noscript}</p>
			</noscript>
			<ScriptStatus text={text} />
		</>
	);
}
