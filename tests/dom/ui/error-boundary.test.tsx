import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withGuard } from '#features/account/shared/with-guard.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import errors from '../../../i18n/en/errors.json' with { type: 'json' };
import { texts } from '../../support/render-form.tsx';

const { page } = errors;

// React tells the console of every error that a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function Broken({ thrown }: { thrown: unknown }): never {
	throw thrown;
}

const renderBroken = (thrown: unknown) =>
	render(
		<ErrorBoundary texts={page} home="/fr">
			<Broken thrown={thrown} />
		</ErrorBoundary>,
	);

const title = () => screen.getByRole('heading').textContent;
const homeLink = () => screen.getByRole('link', { name: 'Go to Homepage' });

describe('what fails to render', () => {
	test('[EP-02] gives way to the error page, whose button leads home', () => {
		renderBroken(new Error('secret detail'));
		expect(screen.getByText('Error').tagName).toBe('P');
		expect(title()).toBe('An error occurred');
		expect(homeLink().getAttribute('href')).toBe('/fr');
		expect(screen.getByRole('alert').textContent).not.toContain('secret');
		expect(screen.queryByText('This page could not be found.')).toBeNull();
	});

	test.each([
		['its statusCode', { statusCode: 404, status: 500 }],
		['its status', { status: 404 }],
		["its response's status", { response: { status: 404 } }],
	])('[EP-04] with 404 as %s says that the page does not exist', (_, thrown) => {
		renderBroken(thrown);
		expect(title()).toBe('Page not found');
		expect(screen.getByText('This page could not be found.')).toBeTruthy();
		expect(homeLink()).toBeTruthy();
	});

	test.each([null, undefined, 0, 'a text'])('[EP-02] may have thrown %j', (thrown) => {
		renderBroken(thrown);
		expect(title()).toBe('An error occurred');
	});
});

describe('an error page that fails itself', () => {
	const hostile = {
		get statusCode(): number {
			throw new Error('unreadable');
		},
	};

	test('[EP-03] gives way to plain words with a link home', () => {
		renderBroken(hostile);
		expect(screen.getByRole('alert').textContent).toContain('An error occurred while showing the error page');
		expect(homeLink().getAttribute('href')).toBe('/fr');
		expect(screen.queryByRole('heading')).toBeNull();
	});
});

describe('a guarded island', () => {
	const Island = withGuard(
		({ locale, isBroken }: { locale: 'fr'; form: typeof texts; isBroken: boolean }) => {
			if (isBroken) throw new Error('broken');
			return <p>island in {locale}</p>;
		},
	);

	test('is shown as it is while it works', () => {
		render(<Island locale="fr" form={texts} isBroken={false} />);
		expect(screen.getByText('island in fr')).toBeTruthy();
		expect(screen.queryByRole('alert')).toBeNull();
	});

	test('[EP-02] leads to the home page of its language when it fails', () => {
		render(<Island locale="fr" form={texts} isBroken />);
		expect(title()).toBe('An error occurred');
		expect(homeLink().getAttribute('href')).toBe('/fr');
	});
});
