import { useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { takeFiles } from '../../../../../platform/web/files/take-files.ts';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { Conflict } from './setting-field.tsx';
import type { Drafts } from './use-drafts.ts';

interface PictureSettingProps {
  drafts: Drafts;
  name: 'logo' | 'homePicture';
}

/** A picture that is uploaded right away, and is a draft until it is published. */
export function PictureSetting({ drafts, name }: PictureSettingProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { label, hint, value } = drafts.settingOf(name);
  const address = String(value);

  async function upload(file: File) {
    setBusy(true);
    const outcome = await outcomeOf(
      api.POST('/api/site-pictures/{setting}', {
        params: { path: { setting: name } },
        // Sent as a file instead of JSON.
        body: '',
        bodySerializer: () => file,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    );
    setProblem(outcome.ok ? null : outcome.problem.detail);
    if (outcome.ok) await drafts.edit(name, outcome.data.address);
    setBusy(false);
  }

  return (
    <div role="group" aria-label={label} aria-describedby={`${name}-hint`}>
      <p className="mb-1.5 font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {address !== '' && (
          <img
            src={address}
            alt={`Your ${label.toLowerCase()}`}
            width="64"
            height="64"
            className="rounded-md border border-line"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label={`${label} file`}
          onChange={({ target }) => {
            const [file] = takeFiles(target);
            if (file) void upload(file);
          }}
        />
        <ServerButton variant="line" busy={busy} onClick={() => input.current?.click()}>
          <Icon name="image-plus" />
          Choose a picture
        </ServerButton>
        {address !== '' && (
          <ServerButton variant="quiet" onClick={() => void drafts.edit(name, '')}>
            <Icon name="trash" />
            Remove {label.toLowerCase()}
          </ServerButton>
        )}
      </div>
      <p id={`${name}-hint`} className="hint mt-1.5">
        {hint}
      </p>
      <FieldError message={problem ?? drafts.refusalOf(name)?.message} />
      <Conflict drafts={drafts} name={name} />
    </div>
  );
}
