import { DEFAULT_HUES } from './brand-colors.ts';
import { SITE_FEATURE_KEYS, type SiteFeature } from './site-features.ts';
import { DEFAULT_SETTINGS, type SettingValues } from './site-settings.ts';
import type { SiteCategory } from './taxonomy.ts';

/** The settings that pages get with the root loader. Small, because every page carries them. */
export interface PublicSite
  extends Pick<SettingValues, 'siteName' | 'homeTitle' | 'homeLead' | 'openingHours' | 'signUp' | 'guests'> {
  /** The features that are turned off. */
  off: readonly SiteFeature[];
  /** The categories, without the words that mean them; left out if they are ours. */
  categories?: SiteCategory[];
  /** The address of the operator's logo; left out for ours. */
  logo?: string;
  /** The address of the operator's picture for the home page; left out for ours. */
  homePicture?: string;
  /** The hues of the site's colors; left out if they are ours. */
  hues?: { main: number; sell: number };
}

/** Returns what pages get. Only the server calls this, because the defaults come with their schemas. */
export function publicSiteOf(settings: SettingValues): PublicSite {
  const { siteName, homeTitle, homeLead, openingHours, signUp, guests } = settings;
  const off = SITE_FEATURE_KEYS.filter((key) => !settings[key]);
  const hues = { main: settings.mainHue, sell: settings.sellHue };
  const isOurs = hues.main === DEFAULT_HUES.main && hues.sell === DEFAULT_HUES.sell;
  return {
    siteName,
    homeTitle,
    homeLead,
    openingHours,
    signUp,
    guests,
    off,
    ...(settings.logo !== '' && { logo: settings.logo }),
    ...(settings.homePicture !== '' && { homePicture: settings.homePicture }),
    ...(!isOurs && { hues }),
    ...(settings.categories !== DEFAULT_SETTINGS.categories && {
      categories: settings.categories.map(({ slug, label, icon, isHidden }) => ({
        slug,
        label,
        icon,
        ...(isHidden && { isHidden }),
      })),
    }),
  };
}
