/** The token or code of an address that opens something to everybody who has it, such as an invitation. */
const SECRET_PARTS =
  /(?<=\/(?:shared-comparisons|flash-drop-shares|zone-invites|join-zone)\/|\/compare\/shared-)[^/.]+/g;

/** Returns a path as it may be logged: without its query, which holds the tokens of mailed links, and without secrets. */
export const loggedPath = (path: string): string => path.replaceAll(SECRET_PARTS, '[cut]');
