import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { useBlock } from '../../../../trust/blocks/web/blocks.ts';
import { ReportDialog } from '../../../../trust/reports/web/reports.ts';
import type { Chat } from '../../contract/message.ts';
import { personOf } from './thread-header.tsx';

/** Says what to watch for in a received message. */
export function MessageWarning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="note" className="mt-1 max-w-100 rounded-lg bg-warn-soft px-3.5 py-2.5 text-sm text-ink">
      <p className="flex gap-2">
        <Icon name="triangle-exclamation-point" className="icon-sm mt-0.5 flex-none text-warn" />
        {text}
      </p>
      {children}
    </div>
  );
}

/** Offers what to do about a message with a warning. */
export function WarningActions({ chat, seq, onBlock }: { chat: Chat; seq: number; onBlock: () => void }) {
  const { block, busy } = useBlock(onBlock);
  const [reporting, setReporting] = useState(false);
  const person = personOf(chat);
  const { id, denial } = chat;
  if (id === null) return null;
  return (
    <>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Link to="/messages" className="btn btn-soft btn-sm">
          Leave
        </Link>
        {person && denial !== 'blocked' && (
          <button
            type="button"
            className="btn btn-soft btn-sm"
            disabled={busy}
            onClick={() => void block(person)}
          >
            Block
          </button>
        )}
        <button
          type="button"
          className="btn btn-soft btn-sm"
          onPointerEnter={ReportDialog.prepare}
          onFocus={ReportDialog.prepare}
          onClick={() => setReporting(true)}
        >
          Report
        </button>
      </div>
      <ReportDialog
        open={reporting}
        target={{ kind: 'message', id, seq }}
        person={denial === 'blocked' ? null : person}
        onBlock={onBlock}
        onClose={() => setReporting(false)}
      />
    </>
  );
}
