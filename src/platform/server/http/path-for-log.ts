/** The token or code in an address that grants access to anyone who has it, such as an invitation. */
const SECRET_PARTS =
  /(?<=\/(?:shared-comparisons|flash-drop-shares|zone-invites|join-zone)\/|\/compare\/shared-)[^/.]+/g;

/**
 * Returns a path as it may be logged: without its query, which contains the tokens of emailed links, and
 * without secrets.
 */
export const pathForLog = (path: string): string => path.replaceAll(SECRET_PARTS, '[cut]');
