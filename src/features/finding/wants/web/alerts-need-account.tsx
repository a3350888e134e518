import { Button } from '../../../../platform/web/ui/button.tsx';
import { wantErrors } from '../contract/errors.ts';

interface AlertsNeedAccountProps {
  onSignUp: () => void;
  onNotNow: () => void;
}

/** Tells visitors and guests what is missing for alerts, and that nothing is lost on the way. */
export function AlertsNeedAccount({ onSignUp, onNotNow }: AlertsNeedAccountProps) {
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
