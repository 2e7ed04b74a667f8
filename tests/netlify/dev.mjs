import { continueWith, ensureInstalled } from '../../sandbox/setup.mjs';

ensureInstalled();
continueWith('tests/netlify/dev.ts');
