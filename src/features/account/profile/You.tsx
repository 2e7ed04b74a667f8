import { countryName } from '#lib/countries.ts';
import { Button } from '#ui/Button.tsx';
import { News } from '../News.tsx';
import { StateMark } from '../StateMark.tsx';
import type { SectionProps } from './account-props.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Row, Rows, Section } from './Section.tsx';
import { useChange } from './use-change.ts';
import styles from './You.module.css';

/** Who the player is to others and to the studio, and the form that changes it. */
export function You(props: SectionProps) {
	const { locale, texts, user } = props;
	const { change, place, edit, end } = useChange<HTMLDivElement>();
	return (
		<Section title={texts.you}>
			<div ref={place} className={styles.place}>
				<Rows>
					<Row name={texts.username}>{user.username}</Row>
					{change.kind !== 'editing' && (
						<>
							<Row name={texts.displayName}>{user.displayName}</Row>
							<Row name={texts.country}>{countryName(user.country, locale)}</Row>
							<Row name={texts.language}>{texts.languages[user.locale]}</Row>
							<Row name={texts.news}>
								<StateMark isOn={user.newsletter}>{user.newsletter ? texts.newsOn : texts.newsOff}</StateMark>
							</Row>
						</>
					)}
				</Rows>
				<News text={change.kind === 'saved' ? change.news : ''} />
				{change.kind === 'editing' ? (
					<div className={styles.form}>
						<ProfileForm {...props} end={end} />
					</div>
				) : (
					<Button look="plain" data-opens onClick={edit}>
						{texts.editProfile}
					</Button>
				)}
			</div>
		</Section>
	);
}
