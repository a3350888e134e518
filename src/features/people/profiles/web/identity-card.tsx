import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';
import { Rating } from '../../../../platform/web/ui/rating.tsx';
import { counted } from '../../../../shared/counted.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { TrustBadges } from '../../../items/listings/web/listings.ts';
import { SafetyMenu } from '../../../trust/reports/web/reports.ts';
import { signInToMessage } from '../../accounts/contract/sign-in-reasons.ts';
import { SignInDialog, SignOut, useAuth } from '../../accounts/web/accounts.ts';
import type { Profile } from '../contract/profile.ts';
import { repliesText } from './replies-text.ts';

const EditProfileDialog = lazyDialog(() => import('./edit-profile-dialog.tsx'));

/** The person: face, name and trust, and what they say about themselves. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const { name, username, rating, totalRatings, bio, memberSince, replies } = profile;
  return (
    <section className="grid gap-4 wrap-anywhere lg:sticky lg:top-23" aria-label="Who this is">
      <div className="flex flex-wrap items-center gap-4 lg:contents">
        <Avatar name={name} url={profile.avatarUrl} size={112} />
        <div className="min-w-0 flex-[1_1_11rem]">
          <h1 className="t-page" dir="auto">
            {name}
          </h1>
          {username !== null && username !== name && <p className="mt-1 text-ink-2">@{username}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-ink-2">
            {rating === null ? (
              'No ratings yet'
            ) : (
              <>
                <Rating value={rating} outOf />
                {counted(totalRatings, 'rating')}
              </>
            )}
          </p>
        </div>
      </div>
      {bio !== '' && (
        <p
          className="justify-self-start rounded-bubble rounded-ss-xs bg-surface-2 px-4.5 py-3.5 text-lg leading-[1.45] whitespace-pre-line"
          dir="auto"
        >
          {bio}
        </p>
      )}
      <TrustBadges badges={profile.badges} />
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Icon name="calendar-days" className="icon-sm" />
        <span>
          Member since <time dateTime={memberSince}>{shortDate(memberSince)}</time>
        </span>
      </p>
      {replies.minutes !== null && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <Icon name="clock" className="icon-sm" />
          {repliesText(replies.minutes)}
        </p>
      )}
      {profile.own ? <OwnActions profile={profile} /> : <OthersActions profile={profile} />}
    </section>
  );
}

function OthersActions({ profile: { id, name } }: { profile: Profile }) {
  const navigate = useNavigate();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const { user } = useAuth();
  const chat = `/messages/${id}`;

  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant="primary"
        className="flex-auto"
        onPointerEnter={SignInDialog.prepare}
        onFocus={SignInDialog.prepare}
        onClick={() => {
          if (user === null) setIsSigningIn(true);
          else void navigate(chat);
        }}
      >
        <Icon name="message-circle" />
        Message
      </Button>
      <SafetyMenu target={{ kind: 'profile', id }} person={{ name, subject: 'profile', id }} look="line" />
      <SignInDialog
        open={isSigningIn}
        reason={signInToMessage}
        next={chat}
        onClose={() => setIsSigningIn(false)}
      />
    </div>
  );
}

function OwnActions({ profile }: { profile: Profile }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [editing, setEditing] = useState(false);

  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant="line"
        className="flex-auto"
        onPointerEnter={EditProfileDialog.prepare}
        onFocus={EditProfileDialog.prepare}
        onClick={() => setEditing(true)}
      >
        <Icon name="pencil" />
        Edit profile
      </Button>
      <Button
        variant="quiet"
        className="flex-auto"
        busy={isLeaving}
        busyLabel="Signing out..."
        onPointerEnter={SignOut.prepare}
        onFocus={SignOut.prepare}
        onClick={() => setIsLeaving(true)}
      >
        <Icon name="log-out" />
        Sign Out
      </Button>
      <SignOut from="profile" open={isLeaving} onClose={() => setIsLeaving(false)} />
      <EditProfileDialog open={editing} profile={profile} onClose={() => setEditing(false)} />
    </div>
  );
}
