import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { fileSize } from '../../../../shared/file-size.ts';
import type { Attachment } from '../contract/attachment.ts';
import { splitEnding } from '../contract/attachment-name.ts';
import { type AttachmentKind, attachmentUrl } from '../contract/attachment-types.ts';

const KINDS: Record<AttachmentKind, { icon: IconName; label: string }> = {
  pdf: { icon: 'file-text', label: 'PDF' },
  text: { icon: 'file-text', label: 'Text' },
  spreadsheet: { icon: 'file-spreadsheet', label: 'Spreadsheet' },
  document: { icon: 'file-text', label: 'Document' },
  video: { icon: 'file-play', label: 'Video' },
};

interface AttachmentRowProps {
  attachment: Attachment;
  /** Whether it was sent and can be downloaded. */
  sent: boolean;
}

/** A file in a message, with its download. */
export function AttachmentRow({ attachment, sent }: AttachmentRowProps) {
  const { name, kind, size } = attachment;
  const { icon, label } = KINDS[kind];
  const about = `${label}, ${fileSize(size)}`;
  const look = 'bubble flex w-72 max-w-[70vw] items-center gap-3 ps-2.5 pe-3 no-underline';
  const content = (
    <>
      <span className="grid size-10 flex-none place-items-center rounded-tile bg-current/10">
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 flex-1">
        <FileName name={name} />
        <span className="text-xs opacity-80">{about}</span>
      </span>
    </>
  );
  if (!sent) return <div className={look}>{content}</div>;
  return (
    <a className={`${look} hover:underline`} href={attachmentUrl(attachment)} download={name}>
      <span className="sr-only">Download</span>
      {content}
      <Icon name="download" className="flex-none" />
    </a>
  );
}

/** A file name on one line, shortened before its extension. */
export function FileName({ name }: { name: string }) {
  const { stem, ending } = splitEnding(name);
  return (
    <span className="min-w-0 font-[650]">
      <span className="sr-only">{name}</span>
      <span className="flex min-w-0" dir="auto" aria-hidden="true">
        <span className="-my-0.5 truncate py-0.5">{stem}</span>
        {ending !== '' && <span className="flex-none">{`.${ending}`}</span>}
      </span>
    </span>
  );
}
