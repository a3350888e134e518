import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Switch } from '../../../../platform/web/ui/switch.tsx';
import { wantErrors } from '../contract/errors.ts';
import { AlertChoices, type Alerts } from './alert-choices.tsx';
import { alertsText } from './want-texts.ts';

interface AlertsPanelProps {
  on: boolean;
  /** Whether the want is stored; only then is what the switch says true already. */
  stored: boolean;
  alerts: Alerts;
  onSwitch: (on: boolean) => void;
  onChange: (alerts: Alerts) => void;
  /** For people without an account who have asked for something: keeps it until they have one. */
  onSignUp?: () => void;
}

/** The switch that stores a want, and how its owner hears of matches; on phones that is one line until it is changed. */
export function AlertsPanel({ on, stored, alerts, onSwitch, onChange, onSignUp }: AlertsPanelProps) {
  const [changing, setChanging] = useState(false);
  return (
    <section
      aria-label="Alerts"
      className="grid gap-1 rounded-xl bg-surface-2 px-4 py-2 md:gap-3.5 md:px-5 md:pt-4.5 md:pb-5 dark:bg-surface max-md:[&>.switch]:flex-row-reverse max-md:[&>.switch]:justify-between max-md:[&>.switch_small]:hidden"
    >
      <Switch
        label="Tell me about new matches"
        hint={`${onSignUp ? '' : stored ? 'Saved in My wants. ' : 'Find saves it in My wants. '}Sellers see a number, never your name.`}
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      {on && onSignUp && <AlertsNeedAccount onSignUp={onSignUp} onNotNow={() => onSwitch(false)} />}
      {on && !onSignUp && (
        <>
          <p className="flex items-center justify-between gap-2 border-t border-line pt-1 text-md text-ink-2 md:hidden">
            {alertsText(alerts)}
            <Button
              variant="quiet"
              className="-me-3 underline underline-offset-3"
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            >
              Change
            </Button>
          </p>
          <AlertChoices
            alerts={alerts}
            onChange={onChange}
            className={changing ? 'max-md:pb-2.5' : 'max-md:hidden'}
          />
        </>
      )}
    </section>
  );
}

interface AlertsNeedAccountProps {
  onSignUp: () => void;
  onNotNow: () => void;
}

/** Tells visitors and guests what is missing for alerts, and that nothing is lost on the way. */
function AlertsNeedAccount({ onSignUp, onNotNow }: AlertsNeedAccountProps) {
  const { title, detail } = wantErrors.SIGN_IN_TO_SAVE_WANT;
  return (
    <div role="status" className="grid justify-items-start gap-2 border-t border-line pt-3 max-md:pb-2.5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-md text-ink-2">{detail}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button onClick={onSignUp}>Sign Up</Button>
        <Button variant="quiet" onClick={onNotNow}>
          Not now
        </Button>
      </div>
    </div>
  );
}
