import { readConfig, takesSubmissions } from '#contract/config.ts';

/** Whether the site shows forms: there is a service that takes what visitors send. */
export const showsForms = (): boolean => takesSubmissions(readConfig(process.env, ['SUBMISSIONS_URL']));
