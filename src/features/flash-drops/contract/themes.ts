/** Themes of Flash Drops. The schedule takes them in turns; each has a picture. */
export const THEMES = [
  {
    id: 'clear-out',
    title: 'Weekend Clear-Out',
    description: 'One weekend to empty the garage. List it, share it, sell it.',
  },
  {
    id: 'back-to-campus',
    title: 'Back to Campus',
    description: 'Desks, lamps, bikes and bedding for the new term. First come, first furnished.',
  },
  {
    id: 'closet',
    title: 'Closet Weekend',
    description: 'Jackets, boots and bags that deserve to be worn again.',
  },
  {
    id: 'kitchen',
    title: 'Kitchen Table',
    description: 'Pots, plates and gadgets. Somebody nearby is cooking with less.',
  },
  {
    id: 'outdoors',
    title: 'Great Outdoors',
    description: 'Tents, bikes and boards. Send them on another trip.',
  },
  {
    id: 'tech',
    title: 'Drawer of Tech',
    description: 'Phones, cameras and cables that still work and should be used.',
  },
] as const;
export type ThemeId = (typeof THEMES)[number]['id'];
export const THEME_IDS = THEMES.map(({ id }) => id);

/** The picture of a theme, by its address on this site. */
export const themeImage = (theme: string): string => `/flash-drops/${theme}.svg`;
