/** The used part of a service worker's scope. TypeScript's own library for workers contradicts that of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  location: Location;
  navigator: Navigator;
  clients: {
    get: (id: string) => Promise<WindowClient | undefined>;
    matchAll: (options: { type: 'window'; includeUncontrolled?: boolean }) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<WindowClient | null>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface WindowClient {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<WindowClient>;
  navigate: (url: string) => Promise<WindowClient | null>;
  postMessage: (message: unknown) => void;
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
  sync: ExtendableEvent & { tag: string };
  push: ExtendableEvent & { data: { json: () => unknown } | null };
  notificationclick: ExtendableEvent & { notification: Notification };
  pushsubscriptionchange: ExtendableEvent & {
    oldSubscription?: PushSubscription;
    newSubscription?: PushSubscription;
  };
}

export const worker = globalThis as unknown as WorkerScope;

const networkOf = () =>
  (navigator as { connection?: { saveData?: boolean; type?: string } }).connection ?? {};

/** Whether the person asked the browser to save data. */
export const savesData = (): boolean => networkOf().saveData ?? false;

/** Whether data may cost the person money. Not every browser tells. */
export const isMetered = (): boolean => savesData() || networkOf().type === 'cellular';
