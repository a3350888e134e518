import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { usePictureIntake } from '../../../../../platform/web/files/use-picture-intake.ts';
import { wasLastInputKey } from '../../../../../platform/web/focus/last-input.ts';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { ChosenPhotos } from '../../../../items/photos/web/photos.ts';
import { blockErrors } from '../../../../trust/blocks/contract/errors.ts';
import { useBlock } from '../../../../trust/blocks/web/blocks.ts';
import { messageErrors } from '../../contract/errors.ts';
import type { Chat } from '../../contract/message.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';
import { quickRepliesSlot } from './chat-extensions.ts';
import { AttachMenu, ComposerFiles } from './composer-files.tsx';
import type { Written } from './outbox.ts';
import { COMPOSER, COMPOSER_BOX, QUICK_REPLIES, SendHint } from './thread-frame.tsx';
import { personOf } from './thread-header.tsx';
import type { Draft } from './use-draft.ts';

interface ComposerProps {
  /** Name of the other participant. */
  name: string;
  conversationId: string | null;
  /** Used unless a feature provides its own. */
  quickReplies: readonly string[];
  draft: Draft;
  onSend: (written: Written) => void;
}

export function Composer({ name, conversationId, quickReplies: usual, draft, onSend }: ComposerProps) {
  const quickReplies = useSlot(quickRepliesSlot) ?? usual;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  // A ref, because a message without files is sent right away, without showing that it waits.
  const isSending = useRef(false);
  const sendTyping = useSendTyping(conversationId);
  const { text, photos, attachments } = draft;
  const hasFiles = photos.uploads.length + attachments.uploads.length > 0;
  usePictureIntake(form, draft.addFiles, true);

  // On touch devices the input gets no focus, because it would open the keyboard over the chat.
  useEffect(() => {
    if (wasLastInputKey()) field.current?.focus({ preventScroll: true });
  }, []);

  async function send() {
    if (isSending.current) return;
    const written = text.trim();
    if (written === '' && !hasFiles) return;
    if (written.length > MESSAGE_LIMITS.text) {
      showProblem(messageErrors.MESSAGE_TOO_LONG);
      return;
    }
    isSending.current = true;
    setWaiting(hasFiles);
    const { pictures, files } = await draft.finished();
    setWaiting(false);
    isSending.current = false;
    const sentPhotos = pictures.flatMap(({ state }) => (state.kind === 'done' ? [state.photo] : []));
    const sentFiles = files.flatMap(({ state }) => (state.kind === 'done' ? [state.attachment] : []));
    // A failed upload shows its own error and has to be retried or removed first.
    if (sentPhotos.length + sentFiles.length < pictures.length + files.length) return;
    // All files were refused, which was shown.
    if (written === '' && sentPhotos.length + sentFiles.length === 0) return;
    draft.clear();
    onSend({ text: written, photos: sentPhotos, attachments: sentFiles });
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  function fillIn(reply: string) {
    draft.add(reply);
    field.current?.focus();
  }

  const isBlank = text === '' && !hasFiles;
  return (
    <div className={COMPOSER}>
      <div
        className={clsx(
          QUICK_REPLIES,
          // On phones they leave their room to the messages once there is something to send.
          !isBlank && 'alone:hidden',
        )}
        role="group"
        aria-label="Quick replies"
      >
        {quickReplies.map((reply) => (
          <button key={reply} type="button" className="chip chip-sm min-h-11" onClick={() => fillIn(reply)}>
            {reply}
          </button>
        ))}
      </div>
      <form
        ref={form}
        className={clsx(COMPOSER_BOX, 'data-photo-drop:bg-surface-2')}
        aria-label="New message"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ChosenPhotos
          label="Photos to send"
          uploads={photos.uploads}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
        <ComposerFiles
          uploads={attachments.uploads}
          onRemove={attachments.remove}
          onRetry={attachments.retry}
        />
        <div className="flex items-end gap-0.5">
          <AttachMenu onFiles={draft.addFiles} />
          <label className="sr-only" htmlFor={id}>{`Message ${name}`}</label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            dir="auto"
            className="field-sizing-content placeholder-shown:field-sizing-fixed placeholder-shown:overflow-hidden placeholder:whitespace-nowrap max-h-38 min-h-11 low:max-h-19 min-w-0 flex-1 resize-none bg-transparent px-1.5 py-2.5 leading-normal focus-visible:outline-none"
            value={text}
            enterKeyHint="send"
            placeholder={`Message ${name}`}
            onChange={(event) => {
              draft.setText(event.currentTarget.value);
              sendTyping();
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label="Send"
            type="submit"
            className="bg-primary text-on-primary hover:bg-primary-hover"
            aria-busy={waiting || undefined}
            // The focus stays in the text, so a phone's keyboard stays too.
            onMouseDown={(event) => event.preventDefault()}
          >
            {waiting ? <span className="spinner" aria-hidden="true" /> : <Icon name="arrow-up" />}
          </IconButton>
        </div>
      </form>
      <SendHint />
    </div>
  );
}

/** Tells the other participant that the viewer is typing, throttled like the server does. */
function useSendTyping(conversationId: string | null): () => void {
  const lastSent = useRef(0);
  return () => {
    const now = Date.now();
    if (conversationId === null || now - lastSent.current < MESSAGE_LIMITS.typingEvery) return;
    lastSent.current = now;
    void outcomeOf(api.POST('/api/conversations/{id}/typing', { params: { path: { id: conversationId } } }));
  };
}

interface ComposerBarredProps {
  chat: Chat;
  onUnblock: () => void;
}

/** Replaces the composer while nothing can be sent. */
export function ComposerBlocked({ chat, onUnblock }: ComposerBarredProps) {
  const { participant, denial } = chat;
  const person = personOf(chat);
  const { busy, unblock } = useBlock(onUnblock);
  if (denial !== 'blocked' || person === null) {
    const { detail } = denial === 'gone' ? messageErrors.NOBODY_THERE : blockErrors.CANNOT_MESSAGE;
    return <p className="hint px-5 pt-4.5 pb-6 text-center">{detail}</p>;
  }
  return (
    <div className="grid justify-items-center gap-2.5 px-5 pt-4.5 pb-6">
      <p className="hint">
        You blocked <bdi>{participant.name}</bdi>.
      </p>
      <Button
        variant="line"
        size="sm"
        busy={busy}
        busyLabel="Unblocking..."
        onClick={() => void unblock(person)}
      >
        Unblock
      </Button>
    </div>
  );
}
