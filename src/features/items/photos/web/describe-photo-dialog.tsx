import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface DescribePhotoDialogProps {
  /** Null while the dialog is closed. */
  upload: PhotoUpload | null;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Asks for a description of a photo, for people who can't see it. */
export function DescribePhotoDialog({ upload, onSave, onClose }: DescribePhotoDialogProps) {
  return (
    <Dialog
      open={upload !== null}
      onClose={onClose}
      title="Describe this photo"
      description="For people who cannot see it: what it shows, such as a scratch or a label."
    >
      {upload?.state.kind === 'done' && (
        <DescribeForm
          key={upload.key}
          preview={upload.preview}
          alt={upload.state.photo.alt}
          onSave={onSave}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface DescribeFormProps {
  preview: string;
  alt: string;
  onSave: (alt: string) => void;
  onClose: () => void;
}

/** Not a form element: it is inside the listing's form, which Enter must not submit. */
function DescribeForm({ preview, alt, onSave, onClose }: DescribeFormProps) {
  const [text, setText] = useState(alt);
  const save = () => onSave(text.trim().replaceAll(/\s+/g, ' '));
  return (
    <>
      <img className="max-h-55 justify-self-center rounded-tile" src={preview} alt="" />
      <TextAreaField
        label="Description"
        name="photo-description"
        optional={text === ''}
        counter={text === '' ? undefined : `${PHOTO_LIMITS.alt - text.length} left`}
        rows={2}
        maxLength={PHOTO_LIMITS.alt}
        placeholder="e.g. The lamp from above, with the switch"
        data-autofocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" onClick={save}>
          Save description
        </Button>
      </div>
    </>
  );
}
