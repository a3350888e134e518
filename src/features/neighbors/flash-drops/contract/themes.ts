/**
 * Themes of Flash Drops, which the schedule rotates. Their texts name neither days nor seasons, because operators
 * choose when an event takes place.
 */
export const THEMES = [
  {
    id: 'clear-out',
    title: 'The Big Clear-Out',
    description: 'Empty the garage, the attic and the closet. List it, share it, sell it.',
  },
  {
    id: 'back-to-campus',
    title: 'Dorm Room Drop',
    description: 'Desks, lamps, bikes and bedding for student rooms. First come, first furnished.',
  },
  {
    id: 'closet',
    title: 'Closet Refresh',
    description: 'Jackets, boots and bags that deserve to be worn again.',
  },
  {
    id: 'kitchen',
    title: 'Kitchen Table',
    description: 'Pots, plates and gadgets. Someone nearby is cooking with less.',
  },
  {
    id: 'outdoors',
    title: 'Great Outdoors',
    description: 'Tents, bikes and boards. Send them on another trip.',
  },
  {
    id: 'tech',
    title: 'Tech Drawer',
    description: 'Phones, cameras and cables that still work and should be used.',
  },
] as const;
export type ThemeId = (typeof THEMES)[number]['id'];
export const THEME_IDS = THEMES.map(({ id }) => id);

/** Address of a theme's picture on this site. */
export const themeImage = (theme: string): string => `/flash-drops/${theme}.svg`;
