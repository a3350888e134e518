/** Basic color names. */
export const COLORS: readonly string[] =
  `black white gray grey silver red burgundy maroon orange yellow mustard green olive teal turquoise blue navy purple lilac
  lavender pink gold brown tan beige cream ivory charcoal`.split(/\s+/);
