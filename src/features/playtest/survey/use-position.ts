import { useEffect, useState } from 'react';
import { observePosition } from './open-position.ts';
import { type Position, positionNow } from './position.ts';

/** The step that the history says; the last one while the survey is closed. */
export function usePosition(): Position {
	const [position, setPosition] = useState<Position>(() => positionNow() ?? { at: 0, depth: 0 });
	useEffect(() => observePosition(() => setPosition((before) => positionNow() ?? before)), []);
	return position;
}
