import { ButtonLink } from './ButtonLink.tsx';
import styles from './ErrorPage.module.css';

/** What the error page says, in one language. */
export interface ErrorPageTexts {
	label: string;
	/** Title and text of what does not exist. */
	title: string;
	text: string;
	/** Title of every other error. */
	other: string;
	/** The text of the button. */
	home: string;
	/** What stands in place of the error page where that fails, too. */
	double: string;
}

interface ErrorPageProps {
	/** The HTTP status of the error. */
	status: number;
	texts: ErrorPageTexts;
	/** The address of the home page. */
	home: string;
	/** Where the title stands among the headings: 1 where the error is the whole page. */
	level?: 1 | 2;
}

/** Says that something does not exist or went wrong, and leads home. */
export function ErrorPage({ status, texts, home, level = 2 }: ErrorPageProps) {
	const isMissing = status === 404;
	const Title = level === 1 ? 'h1' : 'h2';
	return (
		<div className={styles.page}>
			<p className={styles.label}>{texts.label}</p>
			<Title className={styles.title} data-level={level}>
				{isMissing ? texts.title : texts.other}
			</Title>
			{isMissing && <p>{texts.text}</p>}
			<p className={styles.way}>
				<ButtonLink href={home}>{texts.home}</ButtonLink>
			</p>
		</div>
	);
}
