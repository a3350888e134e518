import type { Context } from 'hono';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../../running/operators/contract/errors.ts';
import { textRuleErrors } from '../contract/errors.ts';
import {
  EditedTextRule,
  NewTextRule,
  RuleTrial,
  SentenceMatches,
  TextRules,
  TriedRule,
  TriedSentence,
} from '../contract/text-rule.ts';
import { addRule, type EditServices, editRule, listRules, removeRule } from './edit-rules.ts';
import { type TriedListing, tryRule, trySentence } from './try-rules.ts';

const tag: ApiTag = { name: 'Text rules', description: "What people can't write, for operators." };

const errors = operatorsOnly;

export type TextRuleServices = EditServices & {
  newestListings: (limit: number) => Promise<TriedListing[]>;
};

export function textRuleRoutes(services: TextRuleServices) {
  const answerList = async (c: Context<RequestEnv>) =>
    c.json(await listRules(services, await actorOf(c)), 200, PRIVATE);
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/text-rules',
        operationId: 'listTextRules',
        tag,
        summary: 'List rules for texts with how often each matched; for operators',
        access: 'member',
        responses: { 200: json(TextRules, 'All rules.') },
        errors,
      }),
      answerList,
    )
    .openapi(
      route({
        method: 'post',
        path: '/text-rules',
        operationId: 'addTextRule',
        tag,
        summary: 'Add a rule for texts; for operators',
        access: 'member',
        request: { body: jsonBody(NewTextRule) },
        responses: { 200: json(TextRules, 'All rules, with the new one.') },
        errors: [...errors, textRuleErrors.TEXT_RULE_REFUSED],
      }),
      async (c) => {
        await addRule(services, await actorOf(c), c.req.valid('json'));
        return answerList(c);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/text-rules/{id}',
        operationId: 'updateTextRule',
        tag,
        summary: 'Replace a rule for texts; for operators',
        access: 'member',
        request: { params: byId, body: jsonBody(EditedTextRule) },
        responses: { 200: json(TextRules, 'All rules, with the change.') },
        errors: [
          ...errors,
          textRuleErrors.TEXT_RULE_REFUSED,
          textRuleErrors.TEXT_RULE_CHANGED,
          textRuleErrors.TEXT_RULE_NOT_FOUND,
        ],
      }),
      async (c) => {
        await editRule(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json'));
        return answerList(c);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/text-rules/{id}',
        operationId: 'removeTextRule',
        tag,
        summary: 'Remove a rule for texts; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(TextRules, 'The other rules.') },
        errors,
      }),
      async (c) => {
        await removeRule(services, await actorOf(c), c.req.valid('param').id);
        return answerList(c);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/text-rules/try-sentence',
        operationId: 'trySentence',
        tag,
        summary: 'Find what rules see in a sentence, and why; for operators',
        access: 'member',
        request: { body: jsonBody(TriedSentence) },
        responses: { 200: json(SentenceMatches, 'Matches of all rules, in their order in the text.') },
        errors,
      }),
      async (c) =>
        c.json(await trySentence(services.db, await actorOf(c), c.req.valid('json')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/text-rules/try-rule',
        operationId: 'tryTextRule',
        tag,
        summary: 'Try a rule on the newest listings before it is saved; for operators',
        access: 'member',
        request: { body: jsonBody(TriedRule) },
        responses: { 200: json(RuleTrial, 'What it would have matched.') },
        errors: [...errors, textRuleErrors.TEXT_RULE_REFUSED, textRuleErrors.TOO_MANY_TRIALS],
      }),
      async (c) => c.json(await tryRule(services, await actorOf(c), c.req.valid('json')), 200, PRIVATE),
    );
}
