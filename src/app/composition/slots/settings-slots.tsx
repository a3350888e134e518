import { AutomaticAnswersPanel } from '../../../features/talking/messages/web/messages.ts';
import { settingsPanelsSlot } from '../../../features/talking/notifications/web/notifications.ts';
import { fill, slotsLayout } from '../../../platform/web/page/slot.tsx';

/** Adds the settings of other features to the page of notification settings. */
export default slotsLayout(fill(settingsPanelsSlot, [AutomaticAnswersPanel]));
