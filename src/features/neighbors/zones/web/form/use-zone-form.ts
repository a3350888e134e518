import { useState } from 'react';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import type { Photo } from '../../../../items/photos/contract/photo.ts';
import { usePhotoUploads } from '../../../../items/photos/web/photos.ts';
import type { EditedZone } from '../../contract/zone.ts';
import type { ZoneForm } from './zone-form.ts';

interface ZoneFormOptions {
  initial: ZoneForm;
  /** The current picture of the zone. */
  picture?: Photo | null;
  /** Sends the form; resolves to the problem, or to null on success. */
  send: (zone: EditedZone) => Promise<ApiProblem | null>;
}

const PICTURE_MISSING: ApiProblem = {
  status: 422,
  code: 'NOT_NOW',
  title: 'Picture not uploaded',
  detail: 'Retry or remove the picture, then send the form again.',
};

/** Manages the form of a zone, for creating and editing. */
export function useZoneForm({ initial, picture = null, send }: ZoneFormOptions) {
  const photos = usePhotoUploads(picture ? [picture] : [], { limit: 1 });
  const [form, setForm] = useState(initial);
  const submission = useSubmission(submit);
  const { uploads, add, remove, retry } = photos;
  const [upload] = uploads;

  async function submit(): Promise<ApiProblem | null> {
    // Wait for the picture to finish uploading.
    const [last] = await photos.finished();
    if (last?.state.kind === 'failed') return PICTURE_MISSING;
    const { imageUrl, rules, ...typed } = form;
    const photoId = last?.state.kind === 'done' ? last.state.photo.id : null;
    const address = photoId === null ? imageUrl.trim() : '';
    return send({
      ...typed,
      rules: rules.filter((rule) => rule.trim() !== ''),
      ...(address === '' ? { photoId } : { imageUrl: address }),
    });
  }

  return {
    form,
    setForm,
    change<F extends keyof ZoneForm>(field: F, value: ZoneForm[F]) {
      setForm((now) => ({ ...now, [field]: value }));
    },
    submission,
    picture: {
      upload,
      onChoose(file: File) {
        for (const { key } of uploads) remove(key);
        add([file]);
      },
      onRemove() {
        if (upload) remove(upload.key);
      },
      onRetry() {
        if (upload) retry(upload.key);
      },
    },
    uploading: upload?.state.kind === 'uploading',
  };
}

export type ZoneFormState = ReturnType<typeof useZoneForm>;
