import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { findShown } from './merge-posts.ts';
import type { DiscussionPosts } from './use-discussion.ts';

/** Where a post is in the page. */
export const postElementId = (id: string): string => `post-${id}`;

/** Scrolls to the post that the address names, such as from a notification; loads it where it is an older one. */
export function useLinkedPost({ shown, reload }: DiscussionPosts): void {
  const id = useSearchParams()[0].get('post');
  const isLoaded = shown !== null;
  const isShown = id !== null && shown !== null && findShown(shown, id) !== undefined;
  const load = useEffectEvent((postId: string) => void reload(postId));

  useEffect(() => {
    if (id === null || !isLoaded) return;
    if (isShown) document.getElementById(postElementId(id))?.scrollIntoView({ block: 'center' });
    else load(id);
  }, [id, isLoaded, isShown]);
}
