/** Address of the page of a zone. */
export const zoneAddress = (id: string): string => `/drop-zone/${id}`;

/** Address of the form that posts a listing to a zone. */
export const postAddress = (id: string): string => `/create-listing?zone=${id}`;

export const editAddress = (id: string): string => `${zoneAddress(id)}/edit`;

/** Address of the map of a zone's listings. */
export const mapAddress = (id: string): string => `${zoneAddress(id)}/map`;
