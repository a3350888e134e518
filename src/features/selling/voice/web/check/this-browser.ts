/** The properties of `navigator` that identify browsers. */
interface BrowserSigns {
  userAgent: string;
  maxTouchPoints: number;
  /** Chromium's own list; empty in other browsers. */
  brands: readonly string[];
}

export interface ThisBrowser {
  name: 'Chrome' | 'Edge' | 'other';
  system: 'android' | 'ios' | 'windows' | 'mac' | 'other';
}

/** Detects the browser and system, as far as the help texts depend on them. */
export function browserOf({ userAgent, maxTouchPoints, brands }: BrowserSigns): ThisBrowser {
  return { name: nameOf(userAgent, brands), system: systemOf(userAgent, maxTouchPoints) };
}

function nameOf(userAgent: string, brands: readonly string[]): ThisBrowser['name'] {
  if (brands.includes('Microsoft Edge') || /\bEdg(?:A|iOS)?\//.test(userAgent)) return 'Edge';
  // Brave, Opera and others are built on Chromium too, but name themselves.
  if (brands.length > 0) return brands.includes('Google Chrome') ? 'Chrome' : 'other';
  return /\b(?:Chrome|CriOS)\//.test(userAgent) && !/\b(?:OPR|SamsungBrowser|Headless)/.test(userAgent)
    ? 'Chrome'
    : 'other';
}

function systemOf(userAgent: string, maxTouchPoints: number): ThisBrowser['system'] {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  // An iPad claims to be a Mac, but no Mac has a touch screen.
  const isMac = /\bMacintosh\b/.test(userAgent);
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ios';
  if (isMac) return 'mac';
  return /\bWindows\b/.test(userAgent) ? 'windows' : 'other';
}

/**
 * Whether recording and recognition can use the microphone simultaneously. On phones, the second one gets
 * silence or an error.
 */
export const sharesMicrophone = ({ system }: ThisBrowser): boolean =>
  system !== 'android' && system !== 'ios';

interface ChromiumNavigator {
  userAgentData?: { brands?: readonly { brand: string }[] };
}

export function thisBrowser(): ThisBrowser {
  const { userAgent, maxTouchPoints } = navigator;
  const { userAgentData } = navigator as ChromiumNavigator;
  return browserOf({
    userAgent,
    maxTouchPoints,
    brands: userAgentData?.brands?.map(({ brand }) => brand) ?? [],
  });
}
