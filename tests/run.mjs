import { continueWith, ensureInstalled } from '../sandbox/setup.mjs';

ensureInstalled({ dev: true });
continueWith('tests/runner/run.ts');
