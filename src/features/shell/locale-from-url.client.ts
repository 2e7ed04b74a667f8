import { followAddress } from '#i18n/follow-address.ts';

// What answers for a page that is missing or broken stands at the address that was asked for.
followAddress();
