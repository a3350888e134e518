/** The event with which Chromium says that the site can be installed. TypeScript doesn't know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

type PromptWindow = Window & { installPrompt?: InstallPrompt };

/** Runs with the HTML, because the event comes once and may come before the page's scripts. */
export const CAPTURE_INSTALL_PROMPT =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installPrompt=e})';

/** Returns how this browser installs sites: by a prompt or by its Share menu; null if it can't or did. */
export function installWay(): 'prompt' | 'share' | null {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if ((window as PromptWindow).installPrompt) return 'prompt';
  // Only iOS has `standalone`. Browsers inside other apps don't call themselves Safari with a version.
  const { standalone, userAgent } = navigator as Navigator & { standalone?: boolean };
  return standalone === false && /\bVersion\/.*\bSafari\//.test(userAgent) ? 'share' : null;
}

/** Opens the browser's prompt, which works once, and returns whether the person accepts. */
export async function promptInstall(): Promise<boolean> {
  const holder = window as PromptWindow;
  const prompt = holder.installPrompt;
  delete holder.installPrompt;
  return (await prompt?.prompt())?.outcome === 'accepted';
}
