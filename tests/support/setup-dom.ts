import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { longestWait } from './longest-wait.ts';

// Of itself it gives up after a second, which a busy machine can need to load a component.
configure({ asyncUtilTimeout: longestWait });

// Each test is a tab of its own: drafts of one are no other's.
afterEach(() => sessionStorage.clear());
