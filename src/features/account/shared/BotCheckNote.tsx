import styles from './BotCheckNote.module.css';

/** Says beside the button that a form uses a bot check, and when it loads. */
export function BotCheckNote({ text }: { text: string }) {
	return <p className={styles.note}>{text}</p>;
}
