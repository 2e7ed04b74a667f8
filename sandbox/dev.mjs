import { continueWith, ensureInstalled } from './setup.mjs';

ensureInstalled();
continueWith('sandbox/dev.ts');
