import clsx from 'clsx';
import { Link } from 'react-router';
import { CategoryIcon } from '../../../../platform/web/ui/category-icon.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { Switch } from '../../../../platform/web/ui/switch.tsx';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { Frequency, Want } from '../contract/want.ts';
import { useChangeWant } from './use-change-want.ts';
import { writeQuestion } from './want-query.ts';
import { criteriaText, FREQUENCY_CHOICES, newsText } from './want-texts.ts';

interface WantRowProps {
  want: Want;
  now: number;
  onDelete: () => void;
}

/** A saved search: its criteria, its new matches and its alert settings. */
export function WantRow({ want, now, onDelete }: WantRowProps) {
  const { id, name, source, cover } = want;
  const { ahead, change } = useChangeWant();
  const { on, frequency } = { ...want, ...ahead };
  const address = writeQuestion({ text: '', wantId: id, criteria: null });
  const news = newsText({ ...want, on }, now);

  return (
    <li className="grid gap-3 border-b border-line py-4.5 md:flex md:items-center md:justify-between md:gap-6">
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 md:gap-5">
        <Link to={address} tabIndex={-1} aria-hidden="true" className={clsx(!on && 'opacity-60 grayscale')}>
          {cover ? (
            <span className="photo block size-18 rounded-lg! md:size-20 [&>svg]:size-7">
              <PhotoPicture photo={cover} sizes="80px" alt="" />
            </span>
          ) : (
            <span className="grid size-18 place-items-center rounded-lg rounded-ss-2xl bg-lilac text-on-lilac md:size-20 [&>svg]:size-7">
              {want.category === null ? (
                <Icon name="search" className="icon-lg" />
              ) : (
                <CategoryIcon category={want.category} />
              )}
            </span>
          )}
        </Link>
        <div className="min-w-0">
          <h3
            className={clsx(
              'font-sans text-lg leading-tight font-bold tracking-normal wrap-anywhere',
              !on && 'text-ink-2',
            )}
            dir="auto"
          >
            {name}
          </h3>
          <p className="mt-0.75 text-md text-ink-2 wrap-anywhere">
            {source === 'browse' && 'Saved from Browse. '}
            {criteriaText(want)}
          </p>
          <p className="mt-0.75 text-sm text-ink-2">
            {news.fresh === null ? (
              news.text
            ) : (
              <Link
                to={address}
                className="-my-2 inline-flex min-h-11 items-center underline underline-offset-3"
              >
                <span>
                  <b className="text-ink">{news.fresh}</b> {news.text}
                </span>
              </Link>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-none items-center gap-1.5 max-md:flex-wrap">
        <label className="control-select w-32 max-md:max-w-37.5 max-md:min-w-26 max-md:flex-1">
          <span className="sr-only">{`How often, for ${name}`}</span>
          <select
            className="control"
            value={frequency}
            onChange={(event) => void change(id, { frequency: event.target.value as Frequency })}
          >
            {FREQUENCY_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="icon" />
        </label>
        <span className="min-w-21 md:ms-2.5 md:min-w-24">
          <Switch
            label={
              <>
                <span className="sr-only">{`Alerts for ${name}: `}</span>
                {on ? 'On' : 'Off'}
              </>
            }
            checked={on}
            onChange={(event) => void change(id, { on: event.target.checked })}
          />
        </span>
        <Link to={address} className="icon-btn" aria-label={`Edit ${name}`} title="Edit">
          <Icon name="pencil" />
        </Link>
        <IconButton label={`Delete ${name}`} className="max-md:-me-2.5" onClick={onDelete}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  );
}
