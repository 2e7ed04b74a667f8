/** Whether the browser asks for Global Privacy Control. */
export const asksForPrivacy = () =>
	(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
