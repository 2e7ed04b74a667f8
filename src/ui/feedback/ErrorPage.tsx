import { Component, type ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import styles from './ErrorPage.module.css';

const isStatus = (value: unknown): value is number =>
	Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600;

/** The HTTP status of anything that was thrown: its statusCode, else its status, else its response's status, else 500. */
export function errorStatus(error: unknown): number {
	const { statusCode, status, response } = Object(error) as Record<string, unknown>;
	const candidates = [statusCode, status, (Object(response) as { status?: unknown }).status];
	return candidates.find(isStatus) ?? 500;
}

interface ErrorTexts {
	texts: ErrorPageTexts;
	/** The address of the home page. */
	home: string;
}

/** Shows the error page in place of what fails to render, and plain words where even that fails. */
export function ErrorBoundary({ children, ...error }: ErrorTexts & { children: ReactNode }) {
	return (
		<Catch
			otherwise={(thrown) => (
				<div role="alert">
					<Catch otherwise={() => <LastWords {...error} />}>
						<Failure thrown={thrown} {...error} />
					</Catch>
				</div>
			)}
		>
			{children}
		</Catch>
	);
}

/** Reads the error below the inner boundary: what was thrown may itself throw when it is read. */
function Failure({ thrown, ...error }: ErrorTexts & { thrown: unknown }) {
	return <ErrorPage status={errorStatus(thrown)} {...error} />;
}

function LastWords({ texts, home }: ErrorTexts) {
	return (
		<>
			<p>{texts.double}</p>
			<p>
				<a href={home}>{texts.home}</a>
			</p>
		</>
	);
}

interface CatchProps {
	otherwise: (thrown: unknown) => ReactNode;
	children: ReactNode;
}

interface CatchState {
	/** In a list, since anything can be thrown, also nothing. */
	caught: readonly unknown[];
}

class Catch extends Component<CatchProps, CatchState> {
	override state: CatchState = { caught: [] };

	static getDerivedStateFromError(thrown: unknown): CatchState {
		return { caught: [thrown] };
	}

	override render() {
		const { caught } = this.state;
		return caught.length > 0 ? this.props.otherwise(caught[0]) : this.props.children;
	}
}

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
