import { useState } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/web/ui/confirm-dialog.tsx';
import { CopyButton } from '../../../platform/web/ui/copy-button.tsx';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { Menu, MenuButton } from '../../../platform/web/ui/menu.tsx';
import { Sheet } from '../../../platform/web/ui/sheet.tsx';
import { type ToastInput, toast } from '../../../platform/web/ui/toast.ts';
import { ToastCard } from '../../../platform/web/ui/toast-card.tsx';

const toasts: ToastInput[] = [
  { tone: 'success', title: 'Welcome back!', text: "You've been successfully signed in." },
  {
    tone: 'error',
    title: 'Message Failed',
    text: 'Could not send your message. Please try again.',
    action: { label: 'Retry', onSelect: () => toast({ tone: 'success', title: 'Message sent' }) },
  },
  { tone: 'warn', title: 'Select more items', text: 'Please select at least 2 items to compare' },
  { tone: 'info', title: 'Transcription Complete', text: '96% confidence' },
  {
    tone: 'premium',
    title: 'Premium Feature',
    text: 'This feature requires a premium subscription. Redirecting to pricing page...',
  },
];

const nothing = () => {};

/** Shows toasts, dialogs, the sheet and the menu. */
export function KitOverlays({ scope }: { scope: string }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="grid gap-4">
      <div className="grid max-w-115 gap-3 lg:max-w-none lg:grid-cols-2">
        {toasts.map((toastInput) => (
          <ToastCard key={toastInput.title} {...toastInput} onDismiss={nothing} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {toasts.map((toastInput) => (
          <Button key={toastInput.title} variant="soft" onClick={() => toast(toastInput)}>
            Toast: {toastInput.tone}
          </Button>
        ))}
        <Button variant="line" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="line" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <Button variant="line" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Menu label={`Sort, ${scope}`} buttonClass="btn btn-line" button="Open menu">
          <MenuButton>Newest first</MenuButton>
          <MenuButton>Price: low to high</MenuButton>
          <MenuButton>Popular</MenuButton>
        </Menu>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="You're in. Keep these."
        description="Your Guest ID and PIN have been generated. You need both to come back."
      >
        <dl className="grid grid-cols-[1.6fr_1fr] gap-2.5">
          {[
            ['Guest ID', 'Guest-7K2QX'],
            ['PIN', '4821'],
          ].map(([term, text]) => (
            <div key={term} className="rounded-tile bg-surface-2 px-4.5 py-3.5">
              <dt className="t-small text-ink-2">{term}</dt>
              <dd className="num font-display text-2xl font-extrabold">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="dialog-actions">
          <CopyButton text="Guest-7K2QX 4821" />
          <Button onClick={close}>Continue to Dashboard</Button>
        </div>
      </Dialog>
      {/* Most overlays are rendered only while open. */}
      {open === 'confirm' && (
        <ConfirmDialog
          open
          title="Delete this listing?"
          text="This removes it and its photos for everyone. You can't undo this."
          confirmLabel="Delete"
          danger
          onConfirm={close}
          onCancel={close}
        />
      )}
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filters"
        footer={
          <>
            <Button variant="soft" size="lg" onClick={close}>
              Reset Filters
            </Button>
            <Button size="lg" className="flex-1" onClick={close}>
              Show 36 listings
            </Button>
          </>
        }
      >
        <p>Category, condition, price and order go here.</p>
      </Sheet>
    </div>
  );
}
