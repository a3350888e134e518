/** What the service worker did with every tab closed, shown as a system notification. */
export interface WorkerNotice {
  title: string;
  message: string;
  link: string;
}

/** The result of sending what waits. */
export interface SendResult {
  /** Whether nothing is left. */
  isDone: boolean;
  notices: WorkerNotice[];
}
