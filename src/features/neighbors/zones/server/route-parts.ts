import type { Config } from '../../../../platform/server/config.ts';
import type { ApiTag } from '../../../../platform/server/http/route.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { PhotoServices } from '../../../items/photos/server/photos.ts';
import { zoneErrors } from '../contract/errors.ts';

export interface ZoneServices extends PhotoServices {
  jobs: Jobs;
  live: Live;
  config: Pick<Config, 'publicUrl' | 'timeZone'>;
}

export const tag: ApiTag = {
  name: 'Drop Zones',
  description: 'Local groups, their members and what they sell.',
};

export const zoneErrorsForReaders = [zoneErrors.ZONE_NOT_FOUND, zoneErrors.ZONE_GONE];
export const zoneErrorsForMembers = [...zoneErrorsForReaders, zoneErrors.NOT_A_ZONE_MEMBER];
export const zoneErrorsForAdmins = [...zoneErrorsForMembers, zoneErrors.NOT_A_ZONE_ADMIN];
