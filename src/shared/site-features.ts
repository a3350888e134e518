import { commonErrors, type ErrorSpec } from './errors.ts';

/** Features that operators can turn off, with the addresses of their pages. Pages below these addresses count too. */
export const SITE_FEATURES = {
  flashDrops: {
    label: 'Flash Drops',
    pages: ['/flash-drops', '/leaderboard', '/dashboard/flash-drops', '/operator/events'],
  },
  zones: {
    label: 'Drop Zones',
    pages: [
      '/drop-zones',
      '/drop-zone',
      '/create-drop-zone',
      '/create-zone',
      '/join-zone',
      '/operator/zones',
    ],
  },
  plans: { label: 'Paid plans and credits', pages: ['/pricing', '/voice-credits'] },
  assistant: { label: 'Compare Items', pages: ['/ai-assistant', '/compare'] },
  matchMe: { label: 'Match Me', pages: ['/match-me'] },
} as const satisfies Record<string, { label: string; pages: readonly string[] }>;

export type SiteFeature = keyof typeof SITE_FEATURES;
export const SITE_FEATURE_KEYS = Object.keys(SITE_FEATURES) as SiteFeature[];

/** Returns the feature that a page belongs to; null for pages that can't be turned off. */
export function featureOfPage(pathname: string): SiteFeature | null {
  const belongs = (page: string) => pathname === page || pathname.startsWith(`${page}/`);
  return SITE_FEATURE_KEYS.find((key) => SITE_FEATURES[key].pages.some(belongs)) ?? null;
}

/** Returns the error of requests to a feature that is turned off. */
export function featureOff(feature: SiteFeature): ErrorSpec {
  return { ...commonErrors.FEATURE_OFF, title: `${SITE_FEATURES[feature].label} is turned off` };
}
