/** The version of the terms of service in force. */
export const currentTermsVersion = 1;
