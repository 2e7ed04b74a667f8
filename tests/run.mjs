import { continueWith, ensureInstalled } from '../sandbox/setup.mjs';

ensureInstalled();
continueWith('tests/runner/run.ts');
