import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { takeFiles } from '../../../../platform/web/files/take-files.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { PHOTO_ACCEPT } from '../../../items/photos/contract/photo-limits.ts';
import { previewOf, refusalOf } from '../../../items/photos/web/photos.ts';
import { toastOfText } from '../../../trust/text-rules/web/text-rules.ts';
import type { Profile } from '../contract/profile.ts';
import { PROFILE_LIMITS } from '../contract/profile-limits.ts';
import { PhoneSection } from './phone-section.tsx';

interface EditProfileFormProps {
  profile: Profile;
  onClose: () => void;
}

/** The dialog where members edit their profile. */
export default function EditProfileDialog({ open, ...form }: EditProfileFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={form.onClose} title="Edit profile">
      <EditProfileForm {...form} />
      <PhoneSection />
    </Dialog>
  );
}

function EditProfileForm({ profile, onClose }: EditProfileFormProps) {
  const { revalidate } = useRevalidator();
  const avatar = useAvatarChoice(profile.avatarUrl);
  const [bio, setBio] = useState(profile.bio);
  const clearSaved = useSavedText({
    name: `bio:${profile.id}`,
    value: bio === profile.bio ? '' : bio,
    restore: setBio,
  });
  const { form, busy, errorOf } = useSubmission(save, { toastOf: toastOfText });

  async function save(data: FormData, sure: boolean): Promise<ApiProblem | null> {
    const body = { fullName: textOf(data, 'fullName'), bio, ...(sure && { sure }) };
    const saved = await outcomeOf(api.PUT('/api/profiles/me', { body }));
    if (!saved.ok) return saved.problem;
    const problem = await avatar.save();
    await revalidate();
    if (problem) return problem;
    clearSaved();
    toast({ tone: 'success', title: 'Profile saved', text: 'Your changes are live.' });
    onClose();
    return null;
  }

  return (
    <form {...form} className="grid gap-5">
      <AvatarField name={profile.name} avatar={avatar} />
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={PROFILE_LIMITS.fullName}
        defaultValue={profile.fullName ?? ''}
        hint="Everyone sees it. Without a name, we show your username."
        error={errorOf('fullName')}
        optional
      />
      <TextAreaField
        label="About you"
        name="bio"
        maxLength={PROFILE_LIMITS.bio}
        placeholder="e.g. Restores bicycles. Happy to meet near the station."
        value={bio}
        onChange={(event) => setBio(event.target.value)}
        counter={bio === '' ? undefined : `${PROFILE_LIMITS.bio - bio.length} left`}
        error={errorOf('bio')}
        optional={bio === ''}
      />
      <div className="dialog-actions">
        <Button
          variant="line"
          onClick={() => {
            clearSaved();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save profile
        </Button>
      </div>
    </form>
  );
}

/** The picture of a profile, with buttons to choose another or none. */
function AvatarField({ name, avatar }: { name: string; avatar: AvatarChoice }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex items-center gap-5" role="group" aria-label="Profile picture">
      <Avatar name={name} url={avatar.preview} size={96} />
      <div className="grid justify-items-start gap-2">
        <input
          ref={input}
          type="file"
          accept={PHOTO_ACCEPT}
          hidden
          aria-label="Profile picture file"
          onChange={({ target }) => {
            const [file] = takeFiles(target);
            if (file) void avatar.choose(file);
          }}
        />
        <Button variant="line" onClick={() => input.current?.click()}>
          <Icon name="image-plus" />
          Choose picture
        </Button>
        {avatar.unsupportedName !== null && (
          <p
            className="hint wrap-anywhere"
            role="status"
          >{`${avatar.unsupportedName} shows once you save.`}</p>
        )}
        {(avatar.preview !== null || avatar.unsupportedName !== null) && (
          <Button variant="quiet" onClick={avatar.remove}>
            <Icon name="trash" />
            Remove picture
          </Button>
        )}
      </div>
    </div>
  );
}

type Choice =
  | { kind: 'unchanged' }
  | { kind: 'removed' }
  | { kind: 'chosen'; file: File; preview: string | null };

/** Manages a chosen picture, which is uploaded when the form is saved. */
function useAvatarChoice(stored: string | null) {
  const [choice, setChoice] = useState<Choice>({ kind: 'unchanged' });

  useEffect(() => {
    if (choice.kind !== 'chosen' || choice.preview === null) return;
    const { preview } = choice;
    return () => URL.revokeObjectURL(preview);
  }, [choice]);

  return {
    preview: choice.kind === 'chosen' ? choice.preview : choice.kind === 'unchanged' ? stored : null,
    /** Name of a chosen picture that this browser cannot display. */
    unsupportedName: choice.kind === 'chosen' && choice.preview === null ? choice.file.name : null,
    async choose(file: File) {
      const refusal = await refusalOf(file);
      if (refusal) showProblem(refusal);
      else setChoice({ kind: 'chosen', file, preview: (await previewOf(file)) || null });
    },
    remove: () => setChoice({ kind: stored === null ? 'unchanged' : 'removed' }),
    /** Returns the problem, or null on success. */
    async save(): Promise<ApiProblem | null> {
      if (choice.kind === 'unchanged') return null;
      const outcome = await outcomeOf(
        choice.kind === 'removed' ? api.DELETE('/api/profiles/me/avatar') : send(choice.file),
      );
      return outcome.ok ? null : outcome.problem;
    },
  };
}

type AvatarChoice = ReturnType<typeof useAvatarChoice>;

const send = (file: File) =>
  api.POST('/api/profiles/me/avatar', {
    // Sent as a file instead of JSON.
    body: '',
    bodySerializer: () => file,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
