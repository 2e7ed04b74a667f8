import { continueWith, ensureInstalled } from './setup.mjs';

ensureInstalled({ dev: false });
continueWith('sandbox/dev.ts');
