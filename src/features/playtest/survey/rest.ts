/** What the survey needs once somebody has begun to answer; it comes as one file. */
export { judge, reachOf } from './judge.ts';
export { LeaveQuestion } from './LeaveQuestion.tsx';
export { MoreField } from './MoreField.tsx';
export { Received, Restored } from './Received.tsx';
export { Review } from './Review.tsx';
