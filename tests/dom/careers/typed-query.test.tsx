import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryId, useTypedQuery } from '#features/jobs/list/use-filters.ts';

afterEach(cleanup);

interface ListProps {
	search: (query: string) => void;
	/** What stands in the field when scripts come, and what somebody makes of it before they are done. */
	typed: string;
	meanwhile?: string;
}

function type(value: string): void {
	(document.getElementById(queryId) as HTMLInputElement).value = value;
}

function List({ search, typed, meanwhile = typed }: ListProps) {
	useLayoutEffect(() => type(typed), [typed]);
	useTypedQuery(search);
	useLayoutEffect(() => type(meanwhile), [meanwhile]);
	return <input id={queryId} type="search" />;
}

test('what was typed before scripts came is searched for, once', () => {
	const [search, other] = [vi.fn(), vi.fn()];
	const { rerender } = render(<List search={search} typed="artist" />);
	expect(search.mock.calls).toEqual([['artist']]);
	rerender(<List search={other} typed="artist" />);
	expect(other).not.toHaveBeenCalled();
});

test('what is taken back while the list comes to life is not searched for', () => {
	const search = vi.fn();
	render(<List search={search} typed="artist" meanwhile="" />);
	expect(search).not.toHaveBeenCalled();
});
