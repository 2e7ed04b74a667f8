import { configure } from '@testing-library/react';
import { longestWait } from './longest-wait.ts';

// Of itself it gives up after a second, which a busy machine can need to load a component.
configure({ asyncUtilTimeout: longestWait });
