/** The files of i18n/<locale>/, each the texts of one part of the site. */
export const namespaces = ['common', 'site', 'account', 'errors'] as const;
export type Namespace = (typeof namespaces)[number];
