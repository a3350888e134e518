import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { CaseContent, CaseSubject } from '../../contract/case.ts';
import { useShortStamp } from '../use-page-stamp.ts';
import { markChanges, partsOf } from './case-changes.ts';
import { CaseSection } from './case-section.tsx';

interface ThenAndNowProps {
  subject: CaseSubject;
  /** Blurs the photos until they are pressed. */
  isDelicate: boolean;
}

/** The subject as it was at the first report, beside how it is now. */
export function ThenAndNow({ subject, isDelicate }: ThenAndNowProps) {
  const { before, now, beforeAt } = subject;
  const stamp = useShortStamp();
  const at = stamp(beforeAt);
  if (before === null) {
    return (
      <CaseSection title="Then and now">
        <p className="text-ink-2">
          The copy of what was reported was deleted 12 months after the decision, as our privacy page
          promises.
        </p>
      </CaseSection>
    );
  }
  const hasPhotos = before.photos.length > 0 || (now?.photos.length ?? 0) > 0;
  return (
    <CaseSection title="Then and now">
      <table className="w-full border-collapse max-sm:block sm:table-fixed sm:[&_:is(td,th)]:py-2.25 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
        <thead className="text-xs text-ink-2 max-sm:sr-only">
          <tr>
            <th className="w-22">
              <span className="sr-only">Part</span>
            </th>
            <th className="font-semibold">When reported, {at}</th>
            <th className="font-semibold">Now</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {partsOf(before, now).map((part) => {
            const isSame = now !== null && part.before === part.now;
            return (
              <Row key={part.label} label={part.label} isSame={isSame}>
                <Words text={part.before} other={now === null ? part.before : part.now} />
                {now === null ? <Quiet>Deleted</Quiet> : <Words text={part.now} other={part.before} />}
              </Row>
            );
          })}
          {hasPhotos && (
            <Row label="Photos" isSame={now !== null && idsOf(before) === idsOf(now)}>
              <Photos photos={before.photos} isDelicate={isDelicate} />
              {now === null ? <Quiet>Deleted</Quiet> : <Photos photos={now.photos} isDelicate={isDelicate} />}
            </Row>
          )}
        </tbody>
      </table>
    </CaseSection>
  );
}

const idsOf = ({ photos }: CaseContent): string => photos.map(({ id }) => id).join(' ');

interface RowProps {
  label: string;
  isSame: boolean;
  /** As it was, and as it is. */
  children: [ReactNode, ReactNode];
}

/** On phones, what did not change is shown once. */
function Row({ label, isSame, children: [then, now] }: RowProps) {
  const version = 'inline-block min-w-13 text-xs text-ink-3 sm:hidden';
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-2 max-sm:[&>*]:block max-sm:[&>*]:py-0.25">
      <th scope="row" className="font-medium text-ink-2 max-sm:text-xs">
        {label}
      </th>
      <td className="wrap-anywhere">
        {!isSame && <span className={version}>Then</span>}
        {/* The cell keeps its direction, and so its padding. */}
        <span className="sm:block" dir="auto">
          {then}
        </span>
      </td>
      <td className={clsx('wrap-anywhere', isSame && 'max-sm:hidden!')}>
        {!isSame && <span className={version}>Now</span>}
        <span className="sm:block" dir="auto">
          {isSame ? <Quiet>Same</Quiet> : now}
        </span>
      </td>
    </tr>
  );
}

const Quiet = ({ children }: { children: string }) => <span className="text-ink-2">{children}</span>;

/** A text, in which the sentences that the other version lacks are marked. */
function Words({ text, other }: { text: string; other: string }) {
  if (text === '') return <Quiet>None</Quiet>;
  return markChanges(text, other).map((part, index) => (
    // Sentences can repeat, and their order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className="whitespace-pre-line">
      {part.isChanged ? (
        <mark className="rounded-2xs bg-warn-soft px-1 font-semibold text-warn">{part.text}</mark>
      ) : (
        part.text
      )}{' '}
    </span>
  ));
}

function Photos({ photos, isDelicate }: { photos: CaseContent['photos']; isDelicate: boolean }) {
  if (photos.length === 0) return <Quiet>None</Quiet>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {photos.map(({ id, url, alt }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer" className="rounded-sm">
          <img
            src={url}
            alt={alt === '' ? `Photo ${index + 1}` : alt}
            width={64}
            height={64}
            loading="lazy"
            className={
              isDelicate ? 'size-16 rounded-sm object-cover blur-sm' : 'size-16 rounded-sm object-cover'
            }
          />
        </a>
      ))}
    </span>
  );
}

/** What the site noticed by itself. */
export function Evidence({ items }: { items: readonly { label: string; text: string }[] }) {
  return (
    <CaseSection title="What the site noticed">
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ label, text }) => (
          <li key={label} className="flex gap-2.5 py-2.5">
            <Icon name="search-check" className="icon mt-0.5 text-ink-2" />
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{label}</b>
              <span className="block text-sm text-ink-2" dir="auto">
                {text}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
