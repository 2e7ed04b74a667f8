/** What every page runs. */
import '#features/consent/check.client.ts';
import './menus.client.ts';
import './language.client.ts';
import './scroll.client.ts';
import './morph.client.ts';
import './loading.client.ts';
import './connection.client.ts';
import './wake.client.ts';
import './enter.client.ts';
