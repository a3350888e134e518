import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { type CheckPhotosServices, checkPhotos } from './check-photos.ts';
import { createPhotoRater } from './photo-rater.ts';

type Services = Omit<CheckPhotosServices, 'ratePhoto'> & Pick<PlatformServices, 'config' | 'reportHelper'>;

export const nudityFeature = defineFeature({
  name: 'nudity',
  build({ config, reportHelper, ...services }: Services) {
    if (!config.nudityCheck) return {};
    const ratePhoto = createPhotoRater(reportHelper);
    return {
      jobs: [schedule('nudity.check-photos', '* * * * *', () => checkPhotos({ ...services, ratePhoto }))],
    };
  },
});
