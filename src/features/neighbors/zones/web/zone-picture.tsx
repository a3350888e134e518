import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import type { ZoneType } from '../contract/zone.ts';
import { ZONE_TYPE_ICONS } from './zone-types.tsx';

interface ZonePictureProps {
  zone: { type: ZoneType; image: Photo | null };
  sizes: string;
  /** Set for pictures in the first viewport. */
  eager?: boolean;
  /** Set where the name beside it doesn't describe the picture. */
  alt?: string;
  /** Classes for its shape. */
  className: string;
  children?: ReactNode;
}

const GROUNDS: Readonly<Record<ZoneType, string>> = {
  neighbourhood: 'bg-sand',
  campus: 'bg-sky',
  interest: 'bg-violet',
};

/** The picture of a zone, or the icon of its type. */
export function ZonePicture({
  zone: { type, image },
  sizes,
  eager,
  alt = '',
  className,
  children,
}: ZonePictureProps) {
  return (
    <div className={clsx('photo', image === null && `grid place-items-center ${GROUNDS[type]}`, className)}>
      {image ? (
        <PhotoPicture photo={image} sizes={sizes} eager={eager} alt={alt} />
      ) : (
        <Icon name={ZONE_TYPE_ICONS[type]} className="size-2/5 max-h-24 stroke-[1.4] text-on-zest/60" />
      )}
      {children}
    </div>
  );
}
