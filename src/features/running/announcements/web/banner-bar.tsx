import clsx from 'clsx';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import type { Banner } from '../contract/announcement.ts';

type BannerBarProps = {
  banners: readonly Banner[];
  /** Hides it where the page's photo or task is at the top. */
  className: string;
};

/** What the operator announces, above every page. Its buttons also work without scripts. */
export default function BannerBar({ banners, className }: BannerBarProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  useEffect(() => countViews(banners.map(({ id }) => id)), [banners]);

  async function dismiss(event: FormEvent, id: string) {
    event.preventDefault();
    setClosed((ids) => [...ids, id]);
    document.getElementById('main')?.focus({ preventScroll: true });
    // A page that is left right away does not cancel it.
    const outcome = await outcomeOf(
      api.POST('/api/banners/{id}/dismiss', { params: { path: { id } }, keepalive: true }),
    );
    if (outcome.ok) return;
    setClosed((ids) => ids.filter((other) => other !== id));
    showProblem(outcome.problem);
  }

  const shown = banners.filter(({ id }) => !closed.includes(id));
  if (shown.length === 0) return null;
  return (
    <section aria-label="Announcements" className={clsx('bg-lilac text-on-lilac', className)}>
      {shown.map(({ id, text, link }) => (
        <div key={id} className="wrap flex items-center gap-3 py-1">
          <Icon name="info" className="icon-sm flex-none" />
          <p className="min-w-0 flex-1 text-md wrap-anywhere">
            <span dir="auto">{text}</span> {link !== '' && <BannerLink to={link} />}
          </p>
          <form
            method="post"
            action={`/api/banners/${id}/dismiss`}
            onSubmit={(event) => void dismiss(event, id)}
          >
            <button
              type="submit"
              className="icon-btn text-inherit"
              aria-label={`Close: ${text}`}
              title="Close"
            >
              <Icon name="x" />
            </button>
          </form>
        </div>
      ))}
    </section>
  );
}

const LINK = 'inline-block py-1 font-semibold underline underline-offset-3';

function BannerLink({ to }: { to: string }) {
  return to.startsWith('/') ? (
    <Link className={LINK} to={to}>
      Read more
    </Link>
  ) : (
    <a className={LINK} href={to}>
      Read more
    </a>
  );
}

const STORAGE_KEY = 'seen_banners';
const MAX_REMEMBERED = 20;

/** Tells the site once per browser that a banner was shown. A browser without storage tells nothing. */
function countViews(ids: readonly string[]): void {
  const seen = rememberedIds();
  const fresh = ids.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return;
  try {
    window.localStorage.setItem(STORAGE_KEY, [...seen, ...fresh].slice(-MAX_REMEMBERED).join(' '));
  } catch {
    return;
  }
  for (const id of fresh) {
    void outcomeOf(api.POST('/api/banners/{id}/seen', { params: { path: { id } }, keepalive: true }));
  }
}

function rememberedIds(): string[] {
  try {
    return window.localStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
