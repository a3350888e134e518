import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CopyButton } from '../../../../../platform/web/ui/copy-button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { TRANSCRIPT_MAX } from '../../contract/recording-limits.ts';

interface TranscriptFieldProps {
  title: string;
  badge: ReactNode;
  text: string;
  onChange: (text: string) => void;
  /** Shown while there is no text. */
  empty: { icon: IconName; lines: [string, string] };
  /** Shows the input even without text. */
  open: boolean;
  /** Focuses the input when it opens without text. */
  focusOnOpen?: boolean;
  /** The text is loading. */
  waiting?: boolean;
  /** Shown beside the copy button. */
  children?: ReactNode;
}

/** One of the two texts, to edit and copy. */
export function TranscriptField({
  title,
  badge,
  text,
  onChange,
  empty,
  open,
  focusOnOpen = false,
  waiting = false,
  children,
}: TranscriptFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isShown = text !== '' || open;

  useEffect(() => {
    if (open && focusOnOpen) field.current?.focus();
  }, [open, focusOnOpen]);

  return (
    <section className="flex min-w-0 flex-col gap-3 p-5 lg:p-6" aria-labelledby={`${id}-title`}>
      <div className="flex min-h-7 items-center justify-between gap-2.5">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {badge}
      </div>
      {waiting ? (
        <Waiting />
      ) : isShown ? (
        <>
          <textarea
            ref={field}
            aria-labelledby={`${id}-title`}
            className="control w-full min-w-0 field-sizing-content min-h-30 flex-1 resize-none text-lg leading-relaxed md:min-h-62"
            dir="auto"
            maxLength={TRANSCRIPT_MAX}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className="flex min-h-11 flex-wrap items-center gap-2">
            <CopyButton text={text} onCopied={copied} onFailed={notCopied} />
            {children}
          </div>
        </>
      ) : (
        <div className="grid min-h-37 flex-1 place-content-center justify-items-center gap-1.5 rounded-md bg-surface-2 p-5 text-center text-ink-2 md:min-h-58">
          <span
            className="mb-1 grid size-14 place-items-center rounded-md rounded-ss-xl bg-lilac text-on-lilac"
            aria-hidden="true"
          >
            <Icon name={empty.icon} className="icon" />
          </span>
          <p>
            {empty.lines[0]}
            <br />
            {empty.lines[1]}
          </p>
        </div>
      )}
    </section>
  );
}

const copied = () => toast({ tone: 'success', title: 'Copied!' });
const notCopied = () => toast({ tone: 'error', title: 'Copy Failed', text: 'Could not copy to clipboard' });

const LINES = ['w-24/25', 'w-22/25', 'w-23/25', 'w-15/25'];

function Waiting() {
  return (
    <div
      className="grid min-h-37 flex-1 content-start gap-4 rounded-md bg-surface-2 px-4.5 py-5.5 md:min-h-58"
      aria-busy="true"
    >
      <span className="sr-only">Writing your words down</span>
      {LINES.map((width) => (
        <i key={width} className={`sk h-3.5 ${width}`} />
      ))}
    </div>
  );
}
