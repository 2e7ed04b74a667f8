/** The files of i18n/<locale>/, each the texts of one part of the site. */
export const namespaces = ['common', 'site', 'careers', 'account', 'support', 'playtest', 'errors'] as const;
export type Namespace = (typeof namespaces)[number];
