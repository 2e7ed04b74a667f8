import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { StateMark } from '../StateMark.tsx';
import type { SectionProps } from './account-props.ts';
import { Row, Rows, Section } from './Section.tsx';

/** Which platforms are linked; the page of the platforms changes that. */
export function Linked({ locale, texts, platforms, user }: SectionProps) {
	return (
		<Section title={texts.platforms}>
			<Rows>
				{user.platforms.map(({ platform, linked, name }) => (
					<Row key={platform} name={platforms[platform]}>
						<StateMark isOn={linked}>
							{linked ? (name ? interpolate(texts.linkedAs, { name }) : texts.linked) : texts.notLinked}
						</StateMark>
					</Row>
				))}
			</Rows>
			<ButtonLink look="quiet" href={localePath('/account/connected', locale)}>
				{texts.managePlatforms}
			</ButtonLink>
		</Section>
	);
}
