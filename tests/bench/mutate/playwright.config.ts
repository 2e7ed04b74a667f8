import './page-mutant.ts';
import { defineConfig } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';

/** The tests of the browser as they are, in pages that know which change is made. */
export default defineConfig(config, { testDir: '../../e2e', workers: 1 });
