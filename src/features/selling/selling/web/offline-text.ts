interface OfflineState {
  /** Whether the listing waits for a connection. */
  queued: boolean;
  /** Whether the draft is stored on this device. Storage may be full or denied. */
  saved: boolean;
}

/** Says what happens to a listing without a connection. Promises nothing that needs storage if there is none. */
export function offlineText({ queued, saved }: OfflineState): string {
  if (saved)
    return queued
      ? "Your listing is saved on this device. It posts as soon as you're back."
      : "Everything is saved on this device. Post it now, and it goes out when you're back.";
  return queued
    ? "Your listing couldn't be saved on this device. Keep this page open until you're back and it's posted."
    : "This couldn't be saved on this device. Keep this page open until you're back.";
}
