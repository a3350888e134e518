import { counted } from '../../../../shared/counted.ts';
/** The toast after a guest's listings moved to an account. */
export function claimedText(listings: number): { title: string; text: string } {
  if (listings === 0) return { title: 'Guest access ended', text: 'There were no listings to move.' };
  return {
    title: 'Listings moved',
    text: `${counted(listings, 'listing is', 'listings are')} yours now.`,
  };
}
