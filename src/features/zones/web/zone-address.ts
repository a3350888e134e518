/** The page of a zone. */
export const zoneAddress = (id: string): string => `/drop-zone/${id}`;

/** The form that posts a listing into a zone. */
export const postAddress = (id: string): string => `/create-listing?zone=${id}`;

export const editAddress = (id: string): string => `${zoneAddress(id)}/edit`;

/** Its listings on a map. */
export const mapAddress = (id: string): string => `${zoneAddress(id)}/map`;
