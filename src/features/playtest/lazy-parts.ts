/** What the survey needs once somebody has begun to answer; it comes as one file. */
export { judge, reachOf } from './check-survey.ts';
export { MoreField } from './LazyField.tsx';
export { LeaveQuestion } from './LeaveDialog.tsx';
export { Received, Restored } from './Received.tsx';
export { Review } from './Review.tsx';
