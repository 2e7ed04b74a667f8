import { continueWith, ensureInstalled } from './setup.mjs';

ensureInstalled({ dev: false });
continueWith('sandbox/main.ts');
