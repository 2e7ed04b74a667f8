/** What every page runs. */
import '#features/consent/consent.client.ts';
import '#features/shell/menus.client.ts';
import '#features/search/search.client.ts';
import '#features/shell/language-switch.client.ts';
import '#features/shell/scroll.client.ts';
import '#features/shell/view-transitions.client.ts';
import '#features/shell/loading.client.ts';
import '#features/shell/connection.client.ts';
import '#features/shell/error-observer.client.ts';
import '#features/shell/session-menu.client.ts';
