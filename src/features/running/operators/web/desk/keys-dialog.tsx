import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { Switch } from '../../../../../platform/web/ui/switch.tsx';
import { currentDeskKeys } from './desk-keys.ts';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether keys without Ctrl work. */
  letters: boolean;
  onLetters: (letters: boolean) => void;
}

/** Lists the shortcuts of the current page, and turns those of single letters off. */
export function KeysDialog({ open, onClose, letters, onLetters }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard" wide>
      <Switch
        label="Single keys"
        hint="Turn them off if you use speech input or press keys by accident. Ctrl+Enter and Esc always work."
        checked={letters}
        onChange={({ target }) => onLetters(target.checked)}
      />
      {open && (
        <div className="gap-x-8 md:columns-2">
          {currentDeskKeys()
            .filter(({ keys }) => keys.length > 0)
            .map(({ title, keys }) => (
              <section key={title} className="mb-4 break-inside-avoid">
                <h3 className="desk-h3">{title}</h3>
                <dl>
                  {keys.map(({ keys: names, label }) => (
                    <div key={names} className="flex min-h-8 items-center justify-between gap-3">
                      <dt>{label}</dt>
                      <dd>
                        <Keys names={names} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
        </div>
      )}
    </Dialog>
  );
}

const NAMES = new Map([
  ['Control', 'Ctrl'],
  ['Escape', 'Esc'],
]);

function Keys({ names }: { names: string }) {
  return (
    <span className="flex gap-1">
      {names.split(/[ +]/).map((name) => (
        <kbd key={name} className="desk-key">
          {NAMES.get(name) ?? name}
        </kbd>
      ))}
    </span>
  );
}
