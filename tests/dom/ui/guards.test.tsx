import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runGuard, useGuard } from '#features/account/shared/page-guards.ts';
import { ErrorBoundary, errorStatus } from '#ui/feedback/ErrorPage.tsx';
import errors from '../../../i18n/en/errors.json';

// React tells the console of every error that a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	history.replaceState(null, '');
});

function Guarded({ guard }: { guard: string }) {
	useGuard(guard, { locale: 'en', parts: 2 });
	return <p>inside</p>;
}

const open = (guard: string) =>
	render(
		<ErrorBoundary texts={errors.page} home="/">
			<Guarded guard={guard} />
		</ErrorBoundary>,
	);
const title = async () => (await screen.findByRole('heading')).textContent;
const statusOf = (guard: string) =>
	runGuard(guard, { locale: 'en', parts: 2 }).then(
		() => 200,
		(error: unknown) => errorStatus(error),
	);

describe('[EP-05] what stands before a page', () => {
	it.each(['nobody', 'toString', '__proto__'])(
		'shows the error page with 500 for a guard "%s"',
		async (name) => {
			open(name);
			expect(await title()).toBe(errors.page.other);
			expect(await statusOf(name)).toBe(500);
		},
	);

	it('shows its own status where the route is refused', async () => {
		history.replaceState({ secrets: ['mira', 'token', 'more'] }, '');
		open('known-address');
		expect(await title()).toBe(errors.page.title);
		expect(await statusOf('known-address')).toBe(404);
	});

	it('lets in whom it lets in', async () => {
		history.replaceState({ secrets: ['mira', 'token'] }, '');
		open('known-address');
		expect(await statusOf('known-address')).toBe(200);
		expect(screen.getByText('inside')).toBeTruthy();
	});
});
