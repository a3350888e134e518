import { useRef } from 'react';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { PHOTO_ACCEPT } from '../../photos/contract/photo-limits.ts';
import type { AvatarChoice } from './use-avatar-choice.ts';

/** The picture of a profile, with buttons to choose another or none. */
export function AvatarField({ name, avatar }: { name: string; avatar: AvatarChoice }) {
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
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows choosing the same file again after removing it.
            event.target.value = '';
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
