import type { ComponentType } from 'react';
import { localePath } from '#i18n/paths.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import type { ReturnPath } from './return-path.ts';

/** An island that shows the error page in its own place when it fails to render; what was typed in it is lost then. */
export function withGuard<Props extends Pick<ReturnPath<'login'>, 'locale' | 'form'>>(
	Island: ComponentType<Props>,
) {
	return function Guarded(props: Props) {
		const { locale, form } = props;
		return (
			<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
				<Island {...props} />
			</ErrorBoundary>
		);
	};
}
