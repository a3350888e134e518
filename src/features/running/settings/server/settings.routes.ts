import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { PageQuery } from '../../../../shared/page-query.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { settingErrors } from '../contract/errors.ts';
import {
  CategoryCounts,
  CategoryWords,
  EditedSettings,
  FittingListings,
  SeenDrafts,
  SettingChanges,
  SettingDraft,
  SettingPath,
} from '../contract/settings.ts';
import { discardDrafts, editDraft, undoChange } from './edit-draft.ts';
import {
  countCategories,
  countFitting,
  type FitServices,
  listSettingChanges,
  listSettings,
} from './list-settings.ts';
import { type PublishServices, publishDrafts } from './publish-drafts.ts';

export const SETTINGS_TAG: ApiTag = { name: 'Settings', description: 'Settings of the site, for operators.' };

const all = json(EditedSettings, 'All settings, with their drafts.');

export function settingsRoutes(services: PublishServices & FitServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/settings',
        operationId: 'listSettings',
        tag: SETTINGS_TAG,
        summary: 'List all settings with their drafts; for operators',
        access: 'member',
        responses: { 200: all },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await listSettings(db, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/settings/category-counts',
        operationId: 'countCategories',
        tag: SETTINGS_TAG,
        summary: 'Count the listings for sale in each category; for operators',
        access: 'member',
        responses: { 200: json(CategoryCounts, 'The counts.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await countCategories(db, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/settings/fitting-listings',
        operationId: 'countFittingListings',
        tag: SETTINGS_TAG,
        summary: 'Count the listings for sale that would fit a category with these words; for operators',
        access: 'member',
        request: { query: CategoryWords },
        responses: { 200: json(FittingListings, 'The count.') },
        errors: operatorsOnly,
      }),
      async (c) => {
        const { words } = c.req.valid('query');
        return c.json(await countFitting(services, await actorOf(c), words), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/settings/{key}/draft',
        operationId: 'editSetting',
        tag: SETTINGS_TAG,
        summary: 'Edit the draft of a setting; for operators',
        description: 'The site stays as it is until the drafts are published.',
        access: 'member',
        request: { params: SettingPath, body: jsonBody(SettingDraft) },
        responses: { 200: all },
        errors: [...operatorsOnly, settingErrors.SETTING_REFUSED, settingErrors.SETTING_EDITED],
      }),
      async (c) => {
        const actor = await actorOf(c);
        await editDraft(db, actor, c.req.valid('param').key, c.req.valid('json'));
        return c.json(await listSettings(db, actor), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/settings/drafts',
        operationId: 'discardSettings',
        tag: SETTINGS_TAG,
        summary: 'Remove all drafts; for operators',
        access: 'member',
        responses: { 200: all },
        errors: operatorsOnly,
      }),
      async (c) => {
        const actor = await actorOf(c);
        await discardDrafts(db, actor);
        return c.json(await listSettings(db, actor), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/settings/publish',
        operationId: 'publishSettings',
        tag: SETTINGS_TAG,
        summary: 'Publish all drafts; for operators',
        access: 'member',
        request: { body: jsonBody(SeenDrafts) },
        responses: { 200: all },
        errors: [...operatorsOnly, settingErrors.DRAFTS_CHANGED],
      }),
      async (c) => {
        const actor = await actorOf(c);
        await publishDrafts(services, actor, c.req.valid('json'));
        return c.json(await listSettings(db, actor), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/settings/changes',
        operationId: 'listSettingChanges',
        tag: SETTINGS_TAG,
        summary: 'List published changes, newest first; for operators',
        access: 'member',
        request: { query: PageQuery },
        responses: { 200: json(SettingChanges, 'A page of changes.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await listSettingChanges(db, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/settings/changes/{id}/undo',
        operationId: 'undoSettingChange',
        tag: SETTINGS_TAG,
        summary: 'Make a draft of the value before a change; for operators',
        access: 'member',
        request: { params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }) },
        responses: { 200: all },
        errors: [...operatorsOnly, settingErrors.CHANGE_NOT_FOUND, settingErrors.SETTING_REFUSED],
      }),
      async (c) => {
        const actor = await actorOf(c);
        await undoChange(db, actor, c.req.valid('param').id);
        return c.json(await listSettings(db, actor), 200, PRIVATE);
      },
    );
}
