import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../../../shared/counted.ts';
import { photoUrl } from '../../../../items/photos/contract/photo-url.ts';
import type { Case, CaseAppeal } from '../../contract/case.ts';
import { useShortStamp } from '../use-page-stamp.ts';
import { decisionSentence } from './case-notices.tsx';
import { CaseSection } from './case-section.tsx';

/** What the person says about a decision, and what was decided first. */
export function AppealSections({ deskCase, appeal }: { deskCase: Case; appeal: CaseAppeal }) {
  const { decision, firstCase } = appeal;
  const stamp = useShortStamp();
  const first = decision.mine ? 'you' : (decision.by?.name ?? 'the site');
  return (
    <>
      <CaseSection title={`What ${appeal.name} says`}>
        <p className="border-s-2 border-line ps-3 text-base whitespace-pre-line wrap-anywhere" dir="auto">
          “{appeal.text}”
        </p>
        {appeal.photos.length > 0 && <AppealPhotos photos={appeal.photos} />}
      </CaseSection>
      <CaseSection title={`What ${first} decided`} aside={stamp(decision.at)}>
        <dl>
          <Row term="Action">{decisionSentence({ decision, person: deskCase.person })}</Row>
          {decision.rule && (
            <Row term="Rule">
              {decision.rule.number}. {decision.rule.title}
            </Row>
          )}
          {decision.text !== '' && (
            <Row term={`Told ${deskCase.person?.name ?? 'them'}`}>“{decision.text}”</Row>
          )}
          <Row term="First case">
            <Link to={`/operator/cases/${firstCase.id}`} className="py-3 underline underline-offset-3">
              Case {firstCase.number}
            </Link>
          </Row>
        </dl>
      </CaseSection>
    </>
  );
}

function AppealPhotos({ photos }: { photos: CaseAppeal['photos'] }) {
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={photoUrl(photo, 'large')} target="_blank" rel="noreferrer" className="block rounded-sm">
              <img
                src={photoUrl(photo, 'small')}
                alt={`Photo ${index + 1} of the appeal, opens in full size`}
                width={72}
                height={72}
                loading="lazy"
                className="size-18 rounded-sm object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="hint mt-1.5">{counted(photos.length, 'photo')} sent with the appeal</p>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8.5 items-center justify-between gap-3 border-b border-line py-1">
      <dt className="max-w-1/3 flex-none text-ink-2 wrap-anywhere">{term}</dt>
      <dd className="max-w-90 min-w-0 text-end font-medium wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}
