import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { SITE_TEXTS } from '../../../../../shared/site-texts.ts';
import type { Drafts } from './use-drafts.ts';

interface PublishBarProps {
  drafts: Drafts;
  /** Whether the page shows a preview, which narrow screens have further down. */
  hasPreview?: boolean;
}

/** Says what is not published, and publishes or discards it. */
export function PublishBar({ drafts, hasPreview = false }: PublishBarProps) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [announce, setAnnounce] = useState(true);
  const { length: count } = drafts.drafts;
  const hasTexts = drafts.drafts.some(({ key }) => SITE_TEXTS.some(({ name }) => name === key));
  if (count === 0) return null;

  async function publish() {
    if (!(await drafts.publish(hasTexts && announce))) return;
    toast({ tone: 'success', title: 'Published', text: 'Everyone can see it now.' });
    await revalidate();
  }
  async function discard() {
    if (await drafts.discard()) setAsking(false);
  }
  return (
    <section
      aria-label="Unpublished changes"
      className="on-night-ground sticky bottom-[calc(var(--dock-space,0px)+12px)] z-(--z-sticky) mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl max-sm:gap-x-1 px-4 py-3 shadow-3 desk:bottom-4"
    >
      <p className="flex-[1_1_220px] font-semibold max-sm:basis-full" role="status">
        {counted(count, 'unpublished change')}
        <small className="block text-sm font-normal text-on-night-2 [@media(height<500px)]:hidden">
          {drafts.drafts.map(({ label }) => label).join(', ')}
        </small>
      </p>
      {hasTexts && (
        <label className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-(--on-night)"
            checked={announce}
            onChange={({ target }) => setAnnounce(target.checked)}
          />
          Tell members that the text changed
        </label>
      )}
      {hasPreview && (
        <a className="btn btn-quiet text-on-night lg:hidden" href="#preview">
          Preview
        </a>
      )}
      <ServerButton variant="quiet" className="text-on-night" onClick={() => setAsking(true)}>
        Discard
      </ServerButton>
      <ServerButton
        variant="soft"
        className="bg-on-night! text-on-zest!"
        busy={drafts.busy}
        onClick={() => void publish()}
      >
        Publish
      </ServerButton>
      <ConfirmDialog
        open={asking}
        title={count === 1 ? 'Discard this change?' : `Discard ${count} changes?`}
        text="The site stays as it is. Edits of other operators are discarded too."
        confirmLabel="Discard"
        danger
        busy={drafts.busy}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
