import { Icon } from '../Icon.tsx';
import styles from './MultiSelect.module.css';

/** One of the choices. */
export interface MultiSelectOption {
	name: string;
	/** What is shown. */
	display: string;
	/** Leads to another site, in a new tab, instead of being chosen. */
	externalUrl?: string | undefined;
	/** How many results the choice leaves. */
	count?: number | undefined;
}

export interface MultiSelectTexts {
	/** Shown while nothing is chosen. */
	all: string;
	/** The option that clears the choice. */
	clear: string;
	/** Shown above three choices, with `{{count}}`. */
	selected: string;
	allSelected: string;
	/** Shown where there is nothing to choose. */
	none: string;
	opensNewTab: string;
}

export interface MultiSelectOptionsProps {
	options: readonly MultiSelectOption[];
	/** How many options there are in all, where only some are offered. */
	optionCount?: number | undefined;
	/** The names of what is chosen. */
	chosen: readonly string[];
	choose: (names: string[]) => void;
	texts: MultiSelectTexts;
	isInvalid?: boolean | undefined;
}

function External({ option, texts }: { option: MultiSelectOption; texts: MultiSelectTexts }) {
	return (
		<a className={styles.option} data-stop href={option.externalUrl} target="_blank" rel="noopener">
			<span className={styles.sign}>
				<Icon name="external" />
			</span>
			<span>{option.display}</span>
			<span className="visually-hidden">{` (${texts.opensNewTab})`}</span>
		</a>
	);
}

interface ChoiceProps {
	option: MultiSelectOption;
	isChosen: boolean;
	isInvalid: boolean | undefined;
	toggle: () => void;
}

function Choice({ option, isChosen, isInvalid, toggle }: ChoiceProps) {
	const { name, display, count } = option;
	return (
		<label className={styles.option}>
			<input
				className={styles.box}
				data-stop
				type="checkbox"
				value={name}
				aria-invalid={isInvalid || undefined}
				checked={isChosen}
				onChange={toggle}
			/>
			<span className={styles.sign} aria-hidden="true">
				{isChosen && <Icon name="check" />}
			</span>
			<span>{display}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
		</label>
	);
}

/** The list of a multi-select: what clears it, then its choices. */
export function MultiSelectOptions(props: MultiSelectOptionsProps) {
	const { options, chosen, choose, texts, isInvalid } = props;
	const toggle = (name: string) =>
		choose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
	const isEmpty = chosen.length === 0;
	return (
		<ul className={styles.options} role="list">
			<li>
				<button
					className={styles.option}
					data-stop
					type="button"
					aria-pressed={isEmpty}
					onClick={() => choose([])}
				>
					<span className={styles.sign} aria-hidden="true">
						{isEmpty && <Icon name="check" />}
					</span>
					<span>{texts.clear}</span>
				</button>
			</li>
			{options.map((option) => (
				<li key={option.name}>
					{option.externalUrl ? (
						<External option={option} texts={texts} />
					) : (
						<Choice
							option={option}
							isChosen={chosen.includes(option.name)}
							isInvalid={isInvalid}
							toggle={() => toggle(option.name)}
						/>
					)}
				</li>
			))}
			{options.length === 0 && <li className={styles.none}>{texts.none}</li>}
		</ul>
	);
}
