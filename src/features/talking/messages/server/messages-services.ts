import type { Database } from '../../../../platform/server/db/database.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { PresentPhoto } from '../../../items/photos/server/photos.ts';
import type { CheckText, SendToQueue } from '../../../trust/text-rules/server/text-rules.ts';
import type { SendTyping } from './send-typing.ts';
import type { SystemMessages } from './system-messages.ts';

/** Services that the use cases of messages need. */
export interface MessagesServices {
  db: Database;
  settings: SiteSettings;
  jobs: Jobs;
  live: Live;
  presentPhoto: PresentPhoto;
  sendTyping: SendTyping;
  systemMessages: SystemMessages;
  checkText: CheckText;
  sendToQueue: SendToQueue;
}
