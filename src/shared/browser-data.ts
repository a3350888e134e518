/** Data stored in the browser. Journeys fail on cookies and keys that are not listed. */
interface BrowserData {
  kind: 'cookie' | 'local storage' | 'session storage' | 'database' | 'cache';
  /** The name, or its prefix followed by `*`. */
  name: string;
  what: string;
  until: string;
}

/** All data that pages store in the browser, for the privacy page. */
export const BROWSER_DATA: readonly BrowserData[] = [
  {
    kind: 'cookie',
    name: 'offhand.session_token',
    what: 'Keeps you signed in.',
    until: '30 days after the last visit',
  },
  {
    kind: 'cookie',
    name: 'offhand.device',
    what: 'Recognizes this browser, so we only email you about logins on new ones, and your own visits don’t earn Flash Drop points.',
    until: '400 days after the last login',
  },
  {
    kind: 'cookie',
    name: 'offhand.passkey_challenge',
    what: 'Lets only this browser finish a passkey login.',
    until: '5 minutes',
  },
  {
    kind: 'cookie',
    name: 'offhand.guest',
    what: 'Recognizes you as a guest.',
    until: '180 days after the last visit',
  },
  {
    kind: 'cookie',
    name: 'offhand.wrote',
    what: 'Shows you your own changes at once, on sites that answer from several databases.',
    until: 'A minute after your last change',
  },
  { kind: 'cookie', name: 'theme', what: 'Light or dark, if you choose one.', until: 'A year' },
  {
    kind: 'cookie',
    name: 'dismissed',
    what: 'Announcements that you closed without an account.',
    until: '180 days',
  },
  { kind: 'cookie', name: 'place', what: 'The area you search around, if you choose one.', until: 'A year' },
  {
    kind: 'cookie',
    name: 'hidden_featured_*',
    what: 'A featured listing that you hid.',
    until: '24 hours',
  },
  {
    kind: 'local storage',
    name: 'guest_credentials',
    what: 'Your Guest ID and PIN, so you can get back to your listings.',
    until: 'Until you make an account or clear it',
  },
  {
    kind: 'local storage',
    name: 'seen_banners',
    what: 'The last 20 announcements this browser showed, so each is counted once.',
    until: 'Until you clear it',
  },
  {
    kind: 'local storage',
    name: 'own:*',
    what: 'Unfinished listings and changes to listings, Drop Zones, messages, posts, reviews, reports, transcripts and questions to Match Me and to us, and without an account your last 5 comparisons and the search you sign up to save.',
    until:
      'Until they are sent or saved, newer ones take their place or you sign out. They stay for your next login if you choose so when you sign out, and if your session ends on another device or by itself.',
  },
  {
    kind: 'local storage',
    name: 'install_offer',
    what: 'How often you visited, whether you posted a listing here, and when you said “Not now”, to offer installing the site when it’s useful.',
    until: 'Until you clear it',
  },
  {
    kind: 'local storage',
    name: 'vibration',
    what: "That this device shouldn't vibrate, if you choose so.",
    until: 'Until you turn it on again or clear it',
  },
  {
    kind: 'database',
    name: 'own-files',
    what: 'Voice recordings that we haven’t transcribed yet, photos of unfinished listings, and listings and messages that wait for a connection, or photos that you share from another app.',
    until:
      'Until they are written down or posted, you discard them or sign out without keeping your drafts. They stay if your session ends on another device or by itself. After 7 days, the recorder deletes recordings when you open it.',
  },
  {
    kind: 'cache',
    name: 'pages-*',
    what: 'Pages you have seen, your listings, favorites and saved searches, so you can read them offline.',
    until: 'Until you sign out, someone else signs in or a newer version of the site comes. The last 150.',
  },
  {
    kind: 'cache',
    name: 'chats-*',
    what: 'The last 30 chats you have opened, so you can read them offline.',
    until: 'Until you sign out, someone else signs in or a newer version of the site comes.',
  },
  {
    kind: 'cache',
    name: 'photos',
    what: 'Photos of those pages.',
    until: 'Until you sign out or someone else signs in. Up to 50 MB, newest first.',
  },
  {
    kind: 'cache',
    name: 'assets',
    what: 'Scripts, styles and fonts of the site. Nothing about you.',
    until: 'Until newer ones take their place',
  },
  {
    kind: 'session storage',
    name: 'react-router-scroll-positions',
    what: 'How far you scrolled, for when you go back.',
    until: 'Until the tab is closed',
  },
  {
    kind: 'session storage',
    name: 'offhand.recognition',
    what: "Whether your browser's speech recognition works, so we don't record for nothing.",
    until: 'Until the tab is closed',
  },
];
