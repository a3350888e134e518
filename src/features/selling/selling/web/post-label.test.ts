import { expect, test } from 'vitest';
import { postLabel } from './post-label.ts';

const base = {
  label: 'Post listing',
  verb: 'post',
  suggestions: 0,
  photos: 2,
  failed: 0,
  lost: false,
  queued: false,
};

test('The button says how many suggestions it accepts', () => {
  expect(postLabel(base)).toBe('Post listing');
  expect(postLabel({ ...base, suggestions: 1 })).toBe('Accept 1 suggestion and post');
  expect(postLabel({ ...base, suggestions: 1, short: true })).toBe('Accept 1 and post');
  expect(postLabel({ ...base, suggestions: 2, verb: 'publish' })).toBe('Accept 2 suggestions and publish');
});

test('When photos failed to upload, the button says how many will be posted', () => {
  expect(postLabel({ ...base, photos: 3, failed: 1 })).toBe('Post with 2 photos');
  expect(postLabel({ ...base, photos: 3, failed: 2, suggestions: 2 })).toBe('Accept 2 and post with 1 photo');
  expect(postLabel({ ...base, photos: 1, failed: 1 })).toBe('Post without photos');
});

test('Without a connection, the button says that it posts later, then that it waits', () => {
  expect(postLabel({ ...base, lost: true, suggestions: 2 })).toBe("Post when I'm back online");
  expect(postLabel({ ...base, lost: true, queued: true })).toBe("Waiting until you're online");
});
