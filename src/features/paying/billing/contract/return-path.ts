/** Returns the address of the page that shows the result of a checkout. */
export const returnPath = (checkoutId: string): string => `/checkout/return?checkout=${checkoutId}`;

/** The page where members manage their plan. The provider's pages link back to it. */
export const PLAN_PATH = '/settings/plan';

/** The invoices section of that page. */
export const INVOICES_PATH = `${PLAN_PATH}#invoices`;
