/** What every page runs. */
import '#features/consent/consent.client.ts';
import '#features/shell/menus.client.ts';
import '#features/shell/language.client.ts';
import '#features/shell/scroll.client.ts';
import '#features/shell/morph.client.ts';
import '#features/shell/loading.client.ts';
import '#features/shell/connection.client.ts';
import '#features/shell/wake.client.ts';
import '#features/shell/enter.client.ts';
