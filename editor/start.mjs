import { continueWith, ensureInstalled } from '../sandbox/setup.mjs';

ensureInstalled({ dev: false });
continueWith('editor/start.main.ts');
