import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { type CheckPhotosServices, checkPhotos } from './check-photos.ts';
import { createPhotoRater } from './photo-rater.ts';

type Services = Omit<CheckPhotosServices, 'ratePhoto'> & Pick<PlatformServices, 'config' | 'reportHelper'>;

export const nudityFeature = defineFeature({
  name: 'nudity',
  build({ config, reportHelper, ...services }: Services) {
    const ratePhoto = createPhotoRater(reportHelper);
    return {
      jobs: [
        // Also registered while it is off: the queue of an earlier start needs a worker.
        schedule('nudity.check-photos', '* * * * *', async () => {
          if (config.nudityCheck) await checkPhotos({ ...services, ratePhoto });
        }),
      ],
    };
  },
});
