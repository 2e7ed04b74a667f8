import { continueWith, ensureInstalled } from '../../sandbox/setup.mjs';

ensureInstalled({ dev: false });
continueWith('connect/strapi/start.main.ts');
