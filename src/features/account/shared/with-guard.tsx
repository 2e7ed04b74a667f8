import type { ComponentType } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';

/** What every island of the account is given by its page, which shows the title itself. */
export interface AccountPageProps<Name extends keyof Resources['account']> {
	locale: Locale;
	texts: Omit<Resources['account'][Name], 'title' | 'description' | 'intro'>;
	form: SharedFormTexts;
}

/** An island that shows the error page in its own place when it fails to render; what was typed in it is lost then. */
export function withGuard<Props extends Pick<AccountPageProps<'login'>, 'locale' | 'form'>>(
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
