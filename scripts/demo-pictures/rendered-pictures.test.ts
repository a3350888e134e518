import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURE_FILES, readManifest } from '../../src/demo/pictures/demo-pictures.ts';
import { drawDemo, readShots } from './demo-drawings.ts';
import { findStalePictures, photoFile } from './rendered-pictures.ts';

const ADVICE = 'run npm run render:demo, and commit what it writes';

it('the committed pictures of the demo are those that it shows', () => {
  const drawings = drawDemo();
  expect(findStalePictures(drawings, readManifest(), readdirSync(PICTURE_FILES)), ADVICE).toEqual([]);
  expect([...readShots().keys()].sort(), ADVICE).toEqual([...drawings.shots.keys()].sort());
});

it('pictures are stale when they are missing, have changed or are not used', () => {
  const drawing = (svg: string) => ({ subject: 'desk', svg });
  const photo = (file: string) => ({ file, fileWidths: [400], width: 400, height: 400, placeholder: '' });
  const same = photoFile(drawing('<svg/>'));
  const photos = new Map([
    ['same', drawing('<svg/>')],
    ['changed', drawing('<svg><g/></svg>')],
    ['new', drawing('<svg/>')],
  ]);
  const avatars = new Map([['av-new', drawing('<svg/>')]]);
  const manifest = {
    photos: { same: photo(same), changed: photo(same), old: photo('gone') },
    avatars: {},
  };
  expect(findStalePictures({ photos, avatars }, manifest, [`${same}-400.webp`, 'left-400.webp'])).toEqual([
    'changed has changed since it was rendered',
    'new is not rendered',
    'old is not shown',
    'av-new is not rendered',
    'gone-400.webp is missing',
    'left-400.webp is not used',
  ]);
});
