import { useId } from 'react';
import boxes from '#ui/CheckboxField.module.css?late';
import { Icon } from '#ui/Icon.tsx';
import ticks from '#ui/ticks.module.css?late';
import styles from './Categories.module.css?late';
import type { Question } from './question.ts';

interface CategoriesProps {
	categories: Question['categories'];
	/** What is said of cookies that cannot be refused. */
	always: string;
	isTicked: boolean;
	setTicked: (isTicked: boolean) => void;
}

/** What cookies are for; only analytics can be chosen, the others are needed. */
export function Categories({ categories, always, isTicked, setTicked }: CategoriesProps) {
	const start = useId();
	return (
		<ul className={styles.categories} role="list">
			{categories.map(({ id, name, text }) => (
				<li key={id} className={styles.category}>
					{id === 'analytics' ? (
						<>
							<input
								className={`${ticks.tick} ${boxes.box}`}
								type="checkbox"
								id={`${start}${id}`}
								aria-describedby={`${start}${id}-text`}
								checked={isTicked}
								onChange={(event) => setTicked(event.currentTarget.checked)}
							/>
							<label className={styles.name} htmlFor={`${start}${id}`}>
								{name}
							</label>
						</>
					) : (
						<>
							<span className={styles.sign}>
								<Icon name="check" />
							</span>
							<p className={styles.name}>
								<span>{name}</span> <span className={styles.always}>{always}</span>
							</p>
						</>
					)}
					<p id={`${start}${id}-text`} className={styles.text}>
						{text}
					</p>
				</li>
			))}
		</ul>
	);
}
