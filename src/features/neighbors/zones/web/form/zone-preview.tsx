import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../../../platform/web/ui/skeleton.tsx';
import type { Zone } from '../../contract/zone.ts';
import { ZoneCardBody } from '../explore/zone-card.tsx';
import { ZoneCounts, ZoneLocation } from '../zone-facts.tsx';
import { ZonePicture } from '../zone-picture.tsx';
import { TypeBadge } from '../zone-types.tsx';
import type { ZoneForm } from './zone-form.ts';

export interface ZonePreviewProps {
  form: ZoneForm;
  /** Local address of the chosen picture; '' for none. */
  picture: string;
  hint: string;
  /** Counts of an existing zone. A new one counts its creator. */
  counts?: Pick<Zone, 'memberCount' | 'activeListings' | 'lastActiveDate'>;
}

/** Previews the zone card while typing. Not interactive. */
export function ZonePreview({ form, picture, hint, counts }: ZonePreviewProps) {
  return (
    <aside className="sticky top-24 max-lg:hidden" aria-label="Preview">
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon name="eye" className="icon-sm" />
        What neighbors will see
      </p>
      <div className="card rounded-xl bg-surface p-3 shadow-3">
        {picture === '' ? (
          <ZonePicture zone={{ type: form.type, image: null }} sizes="280px" className="aspect-video">
            <TypeBadge type={form.type} />
          </ZonePicture>
        ) : (
          <div className="photo aspect-video">
            <img src={picture} alt="" width={280} height={158} />
            <TypeBadge type={form.type} />
          </div>
        )}
        <ZoneCardBody
          name={
            form.title.trim() || (
              <>
                <Skeleton width="64%" height={20} />
                <span className="sr-only">No title yet</span>
              </>
            )
          }
          location={<ZoneLocation location={form.area.trim() || null} distance={null} />}
          thumbs={
            <span className="flex gap-1.5">
              {[1, 2, 3].map((thumb) => (
                <span key={thumb} className="block size-12 rounded-md bg-surface-3" />
              ))}
            </span>
          }
          end={
            <Badge tone="success" size="lg" className="rounded-full">
              <Icon name="check" />
              Admin
            </Badge>
          }
          counts={
            <ZoneCounts
              members={counts?.memberCount ?? 1}
              activeListings={counts?.activeListings ?? 0}
              lastActiveDate={counts?.lastActiveDate ?? null}
            />
          }
        />
      </div>
      <p className="hint mt-4 px-1.5">{hint}</p>
    </aside>
  );
}
