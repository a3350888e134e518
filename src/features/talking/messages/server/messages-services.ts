import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { TextServices } from '../../../trust/text-rules/server/text-rules.ts';
import type { SendTyping } from './send-typing.ts';
import type { SystemMessages } from './system-messages.ts';

/** Services that the use cases of messages need. */
export interface MessagesServices extends TextServices {
  settings: SiteSettings;
  jobs: Jobs;
  live: Live;
  sendTyping: SendTyping;
  systemMessages: SystemMessages;
}
