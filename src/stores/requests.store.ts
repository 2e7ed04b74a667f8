import { atom, computed, onMount } from 'nanostores';
import { observeRequests } from '#api/activity.ts';

/** How many requests that somebody waits for are in flight; never below 0. */
export const $requests = atom(0);

onMount($requests, () => observeRequests((inFlight) => $requests.set(inFlight)));

/** The loading flag: whether any request that somebody waits for is in flight. */
export const $isLoading = computed($requests, (inFlight) => inFlight > 0);
