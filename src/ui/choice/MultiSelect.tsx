import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { interpolate } from '#lib/text/interpolate.ts';
import { useHydrated } from '../form/form-context.ts';
import { Icon } from '../Icon.tsx';
import styles from './MultiSelect.module.css';
import { MultiSelectOptions, type MultiSelectOptionsProps } from './MultiSelectOptions.tsx';

interface MultiSelectProps extends MultiSelectOptionsProps {
	/** The id of the control; its parts begin with it. */
	id: string;
	/** Its name, shown above the value; without one something around it names it. */
	label?: string | undefined;
	/** The ids of its hint and its error. */
	describedBy?: string | undefined;
	onLeave?: (() => unknown) | undefined;
	/** The same choices as links, for as long as there are no scripts. */
	children?: ReactNode;
}

/** How many choices are named before they are only counted. */
const mostNamed = 3;

/** What a choice comes to in a few words. */
export function describeChoice({
	options,
	optionCount = 0,
	chosen,
	texts,
}: Pick<MultiSelectProps, 'options' | 'optionCount' | 'chosen' | 'texts'>): string {
	const own = options.filter(({ externalUrl }) => !externalUrl);
	const named = own.filter(({ name }) => chosen.includes(name));
	if (named.length === 0) return texts.all;
	if (named.length === Math.max(own.length, optionCount) && own.length > 1) return texts.allSelected;
	if (named.length > mostNamed) return interpolate(texts.selected, { count: named.length });
	return named.map(({ display }) => display).join(', ');
}

/** Closes an open list when the visitor presses or goes elsewhere. */
function useCloseOutside(element: RefObject<HTMLDetailsElement | null>, onLeave?: () => unknown): void {
	useEffect(() => {
		const close = ({ target }: Event) => {
			const details = element.current;
			if (!details?.open || details.contains(target as Node)) return;
			details.open = false;
			onLeave?.();
		};
		for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close);
		return () => {
			for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, close);
		};
	}, [element, onLeave]);
}

const steps: Record<string, (at: number, last: number) => number> = {
	ArrowDown: (at, last) => Math.min(at + 1, last),
	ArrowUp: (at) => Math.max(at - 1, 0),
	Home: () => 0,
	End: (_, last) => last,
};

/** Arrows, Home and End go from choice to choice, Escape back to the control. */
function stepByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
	const details = event.currentTarget;
	const stops = [...details.querySelectorAll<HTMLElement>('summary, [data-stop]')];
	if (event.key === 'Escape' && details.open) {
		details.open = false;
		stops[0]?.focus();
		// A dialog or menu around the list stays as it is: only the innermost closes.
		event.preventDefault();
		event.stopPropagation();
		return;
	}
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const step = steps[event.key];
	if (!step || at < 0) return;
	event.preventDefault();
	details.open = true;
	stops[step(at, stops.length - 1)]?.focus();
}

/** Several choices of many, in a list that opens below: a native disclosure of checkboxes. */
export function MultiSelect(props: MultiSelectProps) {
	const { id, label, describedBy, isInvalid, onLeave, children } = props;
	const element = useRef<HTMLDetailsElement>(null);
	const isHydrated = useHydrated();
	useCloseOutside(element, onLeave);
	return (
		<details
			ref={element}
			className={styles.select}
			data-invalid={isInvalid || undefined}
			onKeyDown={isHydrated ? stepByKey : undefined}
		>
			<summary
				className={styles.control}
				id={id}
				aria-describedby={describedBy}
				data-chosen={props.chosen.length > 0 || undefined}
			>
				{label && <span className={styles.name}>{label}</span>}
				<span className={styles.value}>{describeChoice(props)}</span>
				<Icon name="chevron-down" />
			</summary>
			<div className={styles.list}>
				{isHydrated || !children ? <MultiSelectOptions {...props} /> : children}
			</div>
		</details>
	);
}
