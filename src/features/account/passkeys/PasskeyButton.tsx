import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { explain, type FieldRefusal } from '#ui/form/field-errors.ts';
import { useHydrated } from '#ui/form/form-context.ts';
import { useHasPasskeys } from './browser-support.ts';
import type { PasskeyWay } from './ceremonies.ts';
import styles from './PasskeyButton.module.css';

interface PasskeyButtonProps {
	way: PasskeyWay;
	label: string;
	locale: Locale;
	form: SharedFormTexts;
	/** Whether the browser also offers passkeys where it fills in the name. */
	autofills?: boolean;
	onDone: () => void;
	/** Called, with why in words, once no passkey can finish the sign-in any more that waits for one. */
	onExpired?: (message: string) => void;
}

/** Asks for a passkey; it is not there where the browser knows none. What asks is loaded once somebody uses the page. */
export function PasskeyButton(props: PasskeyButtonProps) {
	const { label, autofills = false } = props;
	const isReady = useHydrated();
	const isKnown = useHasPasskeys();
	const { ask, isBusy, messages } = useAsk(props);
	useEffect(() => {
		if (!autofills || !isKnown) return undefined;
		// Nobody has asked for it: where it cannot be loaded, the form is there all the same.
		return onFirstUse(() => void ask(true).catch(() => {}));
	}, [autofills, isKnown, ask]);
	if (!isKnown) return null;
	return (
		<div className={styles.place}>
			<Button
				look="quiet"
				disabled={!isReady}
				aria-disabled={isBusy}
				onClick={isBusy ? undefined : () => ask(false)}
			>
				{label}
			</Button>
			{messages.length > 0 && (
				<Notice tone="warn">
					{messages.map((message) => (
						<p key={message}>{message}</p>
					))}
				</Notice>
			)}
		</div>
	);
}

function useAsk({ way, locale, form, autofills = false, onDone, onExpired }: PasskeyButtonProps) {
	const [isBusy, setBusy] = useState(false);
	const [messages, setMessages] = useState<readonly string[]>([]);
	const done = useRef(onDone);
	done.current = onDone;
	const explainFailure = async (outcome: FieldRefusal) => {
		const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
		const { messages } = await explain(outcome, wording);
		if (isExpired(outcome)) onExpired?.(messages.join(' '));
		else setMessages(messages);
	};
	const run = async (isAutofill: boolean) => {
		const { askForPasskey } = await loadModule(() => import('./ceremonies.ts'), { waits: !isAutofill });
		return askForPasskey({ way, locale, isAutofill });
	};
	const ask = useRef(async (isAutofill: boolean): Promise<void> => {
		if (!isAutofill) {
			setMessages([]);
			setBusy(true);
		}
		const outcome = await run(isAutofill).finally(() => !isAutofill && setBusy(false));
		if (outcome.kind === 'ok') return done.current();
		if (outcome.kind === 'cancelled') return;
		await explainFailure(outcome);
		// The question has taken the place of the one in the field of the name.
		if (autofills) await ask(true);
	}).current;
	return { ask, isBusy, messages };
}

const isExpired = (outcome: FieldRefusal) =>
	outcome.kind === 'failed' && outcome.codes.includes('NO_PENDING_MFA_VERIFICATION');

/** Calls back when the page is used for the first time, before what is pressed or focused has its effect. */
function onFirstUse(callback: () => void): () => void {
	const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
	const end = () => {
		for (const use of uses) removeEventListener(use, begin);
	};
	const begin = () => {
		end();
		callback();
	};
	for (const use of uses) addEventListener(use, begin);
	return end;
}
