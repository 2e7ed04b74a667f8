/** The cookie bar of this page, inert, with the analytics service to ask about; only pages of a layout have it. */
export const barTemplate = () => document.querySelector<HTMLTemplateElement>('#consent');

/** The revision of this page's question; a higher one asks again those who answered a lower one. */
export const consentRevision = () => Number(document.documentElement.dataset.consentRevision);
