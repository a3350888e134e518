export const FLASH_DROPS_PAGE = '/flash-drops';
export const LEADERBOARD_PAGE = '/leaderboard';
/** The own events. */
export const MY_FLASH_DROPS_PAGE = '/dashboard/flash-drops';

export const eventAddress = (id: string): string => `${FLASH_DROPS_PAGE}/${id}`;

/** Posts a listing into an event. */
export const createAddress = (id: string): string => `/create-listing?event=${id}`;

/** Its listings on a map. */
export const mapAddress = (id: string): string => `${eventAddress(id)}/map`;
