import type { Friend } from '#contract/endpoints/friends.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Question } from '../Question.tsx';
import type { FriendsProps } from './friends-props.ts';
import { fullName } from './full-name.ts';

interface RemoveQuestionProps extends FriendsProps {
	friend: Friend;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks whether a friend is to be removed, and says what that means. */
export function RemoveQuestion({ friend, texts, area, onConfirm, onCancel }: RemoveQuestionProps) {
	const say = (text: string) => interpolate(text, { name: fullName(friend) });
	const { title, text, confirm, cancel } = texts.question;
	return (
		<Question
			tone="danger"
			area={area}
			texts={{ title: say(title), confirm: say(confirm), cancel }}
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<p>{say(text)}</p>
		</Question>
	);
}
