import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { findShown } from './merge-posts.ts';
import type { DiscussionPosts } from './use-discussion.ts';

/** Returns the DOM id of a post. */
export const postElementId = (id: string): string => `post-${id}`;

/**
 * Scrolls to the post that the address links to, for example from a notification, and loads it if it is an older one.
 */
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
