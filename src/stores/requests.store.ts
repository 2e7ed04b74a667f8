import { atom, onMount } from 'nanostores';
import { observeRequests } from '#api/activity.ts';

/** How many requests that somebody waits for are in flight; never below 0. */
export const $requests = atom(0);

onMount($requests, () => observeRequests((inFlight) => $requests.set(inFlight)));
