import { useEffect, useId, useRef } from 'react';
import { api } from '../../../../../platform/web/api/api.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import type { ZonePost, ZoneReply } from '../../contract/discussion/zone-post.ts';
import type { DiscussionReaders } from '../../contract/zone.ts';
import { ReadersHint, TooFast, useWriting } from './post-writing.tsx';

interface ReplyFormProps {
  post: ZonePost;
  readers: DiscussionReaders;
  onReplied: (reply: ZoneReply) => void;
  onClose: () => void;
}

/** The form for a reply, below its post. Its text stays until it is stored. */
export function ReplyForm({ post, readers, onReplied, onClose }: ReplyFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, changeText, isBlank, busy, send, waitSeconds, stopWaiting } = useWriting();

  useEffect(() => field.current?.focus(), []);

  const reply = () =>
    send(
      (written) =>
        api.POST('/api/zone-posts/{id}/replies', { params: { path: { id: post.id } }, body: written }),
      (written) => {
        onReplied(written);
        onClose();
      },
    );

  return (
    <form
      className="mt-3.5 grid gap-2.5"
      aria-label={`Reply to ${post.author.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) void reply();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        Your reply
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        dir="auto"
        maxLength={POST_LIMITS.text}
        className="control field-sizing-content max-h-60 resize-none"
        placeholder="Write a reply"
        value={text}
        onChange={(event) => changeText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <ReadersHint readers={readers} className="me-auto" />
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBlank} busy={busy} busyLabel="Replying...">
          Reply
        </Button>
      </div>
      {waitSeconds !== null && <TooFast seconds={waitSeconds} onOver={stopWaiting} />}
    </form>
  );
}
