export const FLASH_DROPS_PAGE = '/flash-drops';
export const LEADERBOARD_PAGE = '/leaderboard';
/** Address of the viewer's own events. */
export const MY_FLASH_DROPS_PAGE = '/dashboard/flash-drops';

export const eventAddress = (id: string): string => `${FLASH_DROPS_PAGE}/${id}`;

/** Address of the form that posts a listing to an event. */
export const createAddress = (id: string): string => `/create-listing?event=${id}`;

/** Address of the map of an event's listings. */
export const mapAddress = (id: string): string => `${eventAddress(id)}/map`;
