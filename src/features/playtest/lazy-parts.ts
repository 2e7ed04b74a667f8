/** What the survey needs once somebody has begun to answer; it comes as one file. */
export { checkSurvey, findReach } from './check-survey.ts';
export { LazyField } from './LazyField.tsx';
export { LeaveDialog } from './LeaveDialog.tsx';
export { Received, Restored } from './Received.tsx';
export { Review } from './Review.tsx';
