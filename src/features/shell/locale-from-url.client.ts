import { followAddress } from '#i18n/paths.ts';

// What answers for a page that is missing or broken stands at the address that was asked for.
followAddress();
