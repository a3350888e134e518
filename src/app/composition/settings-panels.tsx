import { Outlet } from 'react-router';
import { AutomaticAnswersPanel } from '../../features/talking/messages/web/messages.ts';
import { SettingsPanelsContext } from '../../features/talking/notifications/web/notifications.ts';

const PANELS = [AutomaticAnswersPanel];

/** Adds the settings of other features to the page of notification settings. */
export default function SettingsPanels() {
  return (
    <SettingsPanelsContext value={PANELS}>
      <Outlet />
    </SettingsPanelsContext>
  );
}
