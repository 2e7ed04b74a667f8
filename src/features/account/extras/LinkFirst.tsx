import type { Platform } from '#contract/platforms.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { ExtrasProps } from './extras-props.ts';
import { PlatformPart } from './PlatformPart.tsx';

/** Says what linking a platform would bring, and leads to where it is linked. */
export function LinkFirst({ platform, locale, texts, names }: ExtrasProps & { platform: Platform }) {
	const say = (text: string) => interpolate(text, { platform: names[platform] });
	return (
		<PlatformPart platform={platform} name={names[platform]}>
			<p>{say(texts.notLinked)}</p>
			<p>
				<ButtonLink look="quiet" href={localePath('/account/connected', locale)}>
					{say(texts.link)}
				</ButtonLink>
			</p>
		</PlatformPart>
	);
}
