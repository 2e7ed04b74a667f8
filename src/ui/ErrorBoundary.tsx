import { Component, type ReactNode } from 'react';
import { errorStatus } from '#lib/error-status.ts';
import { ErrorPage, type ErrorPageTexts } from './ErrorPage.tsx';

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
