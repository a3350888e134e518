/** Pictures of the site that browsers show before it is installed, in public/app-screenshots. */
export const SCREENSHOTS = [
  { file: 'browse', sizes: '780x1688', label: 'The newest items nearby', form_factor: 'narrow' },
  { file: 'listing', sizes: '780x1688', label: 'An item, its price and its seller', form_factor: 'narrow' },
  { file: 'browse-wide', sizes: '1280x800', label: 'The newest items nearby', form_factor: 'wide' },
].map(({ file, ...screenshot }) => ({
  src: `/app-screenshots/${file}.webp`,
  type: 'image/webp',
  ...screenshot,
}));
