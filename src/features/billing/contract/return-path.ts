/** The page that shows what came of a checkout. */
export const returnPath = (checkoutId: string): string => `/checkout/return?checkout=${checkoutId}`;

/** The page where members manage their plan; the payment provider's pages lead back to it. */
export const PLAN_PATH = '/settings/plan';

/** Where members find their invoices on it. */
export const INVOICES_PATH = `${PLAN_PATH}#invoices`;
