import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { PHOTO_ACCEPT } from '../../../photos/contract/photo-limits.ts';
import { usePictureIntake } from '../../../../platform/web/use-picture-intake.ts';
import { messageErrors } from '../../contract/errors.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';
import { ComposerPhotos } from './composer-photos.tsx';
import type { Written } from './outbox.ts';
import type { Draft } from './use-draft.ts';
import './composer.css';

interface ComposerProps {
  /** Of the other. */
  name: string;
  conversationId: string | null;
  quickReplies: readonly string[];
  draft: Draft;
  onSend: (written: Written) => void;
}

export function Composer({ name, conversationId, quickReplies, draft, onSend }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  const sendTyping = useSendTyping(conversationId);
  const { text, photos } = draft;
  usePictureIntake(form, photos.add);

  async function send() {
    if (waiting) return;
    const written = text.trim();
    if (written === '' && photos.uploads.length === 0) return;
    if (written.length > MESSAGE_LIMITS.text) {
      const { title, detail } = messageErrors.MESSAGE_TOO_LONG;
      toast({ tone: 'error', title, text: detail });
      return;
    }
    setWaiting(true);
    const uploads = await photos.finished();
    setWaiting(false);
    const stored = uploads.flatMap(({ state }) => (state.kind === 'done' ? [state.photo] : []));
    // One that failed says so itself, and is tried again or removed first.
    if (stored.length < uploads.length) return;
    draft.clear();
    onSend({ text: written, photos: stored });
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  function fillIn(reply: string) {
    draft.setText(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`);
    field.current?.focus();
  }

  return (
    <div className="composer">
      <div className="composer-replies scroll-row" role="group" aria-label="Quick replies">
        {quickReplies.map((reply) => (
          <button key={reply} type="button" className="chip chip-sm" onClick={() => fillIn(reply)}>
            {reply}
          </button>
        ))}
      </div>
      <form
        ref={form}
        className="composer-form"
        aria-label="New message"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ComposerPhotos uploads={photos.uploads} onRemove={photos.remove} onRetry={photos.retry} />
        <div className="composer-row">
          <label className="icon-btn" title="Add photos">
            <input
              type="file"
              accept={PHOTO_ACCEPT}
              multiple
              className="sr-only"
              onChange={(event) => {
                photos.add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Icon name="image-plus" />
            <span className="sr-only">Add photos</span>
          </label>
          <label className="sr-only" htmlFor={id}>{`Message ${name}`}</label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            enterKeyHint="send"
            placeholder={`Message ${name}`}
            onChange={(event) => {
              draft.setText(event.currentTarget.value);
              sendTyping();
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="submit"
            className="composer-send"
            aria-label="Send"
            title="Send"
            aria-busy={waiting || undefined}
          >
            {waiting ? <span className="spinner" aria-hidden="true" /> : <Icon name="arrow-up" />}
          </button>
        </div>
      </form>
      <p className="composer-hint">Enter to send. Shift + Enter for a new line.</p>
    </div>
  );
}

/** Tells the other, not more often than it is passed on. */
function useSendTyping(conversationId: string | null): () => void {
  const lastSent = useRef(0);
  return () => {
    const now = Date.now();
    if (conversationId === null || now - lastSent.current < MESSAGE_LIMITS.typingEvery) return;
    lastSent.current = now;
    void outcomeOf(api.POST('/api/conversations/{id}/typing', { params: { path: { id: conversationId } } }));
  };
}
