import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { billingErrors } from '../../billing/contract/errors.ts';
import { planErrors } from '../contract/errors.ts';
import { RENEWING_PLANS } from '../contract/offers.ts';
import { ChangePreview, ChosenPlan, MyPlan, PlanChange, PlanChoice } from '../contract/subscription.ts';
import {
  cancelPlan,
  cancelPlanChange,
  changePlan,
  discardChoice,
  previewPlanChange,
  resumePlan,
} from './change-plan.ts';
import { type ChoiceServices, choosePlan } from './choose-plan.ts';
import { myPlan } from './my-plan.ts';

const tag: ApiTag = { name: 'Subscriptions', description: 'The plan of a member, and its payments.' };
const changeErrors = [planErrors.PLAN_STEP_REFUSED, billingErrors.PAYMENT_UNAVAILABLE] as const;
const requested = { 202: { description: 'Requested. It takes effect once the provider confirms it.' } };

export function subscriptionRoutes(services: ChoiceServices) {
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/subscriptions',
        operationId: 'choosePlan',
        tag,
        summary: 'Choose a plan',
        description:
          'The free trial is active at once. Every other plan is pending until its payment is confirmed; choosing again before that changes the choice.',
        access: 'member',
        request: { body: jsonBody(PlanChoice) },
        responses: { 201: json(ChosenPlan, 'The choice, with its payment page.') },
        errors: [
          planErrors.SIGN_IN_TO_SUBSCRIBE,
          planErrors.HAS_PLAN,
          planErrors.PLAN_NOT_FOR_SALE,
          planErrors.CHANGE_PLAN_INSTEAD,
          planErrors.SUBSCRIBE_FAILED,
          planErrors.TOO_MANY_PLAN_CHOICES,
          billingErrors.PAYMENT_IN_PROGRESS,
          billingErrors.CHECKOUT_REPLACED,
          billingErrors.PAYMENTS_OFF,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c), planErrors.SIGN_IN_TO_SUBSCRIBE);
        return c.json(await choosePlan(services, member, c.req.valid('json').planType), 201);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/subscription',
        operationId: 'getMyPlan',
        tag,
        summary: "The viewer's plan",
        access: 'member',
        responses: { 200: json(MyPlan, 'Its state, and what the member can do.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await myPlan(services, member), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/subscription/pending',
        operationId: 'forgetChoice',
        tag,
        summary: 'Discard an unpaid choice of a plan',
        access: 'member',
        responses: { 204: { description: 'Nothing is owed.' } },
        errors: [planErrors.PLAN_STEP_REFUSED],
      }),
      async (c) => {
        await discardChoice(services, requireMember(await actorOf(c)));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/subscription/cancellation',
        operationId: 'cancelPlan',
        tag,
        summary: 'Cancel a plan at the end of the paid period',
        description: 'A plan whose last renewal failed ends immediately.',
        access: 'member',
        responses: requested,
        errors: changeErrors,
      }),
      async (c) => {
        await cancelPlan(services, requireMember(await actorOf(c)));
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/subscription/cancellation',
        operationId: 'keepPlan',
        tag,
        summary: 'Resume a canceled plan that still works',
        access: 'member',
        responses: requested,
        errors: changeErrors,
      }),
      async (c) => {
        await resumePlan(services, requireMember(await actorOf(c)));
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/subscription/changes/{planType}',
        operationId: 'previewPlanChange',
        tag,
        summary: 'Preview what a switch to another plan costs today',
        access: 'member',
        request: { params: z.object({ planType: z.enum(RENEWING_PLANS) }) },
        responses: { 200: json(ChangePreview, 'As computed by the payment provider.') },
        errors: [...changeErrors, planErrors.HAS_PLAN, planErrors.PLAN_NOT_FOR_SALE],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const { planType } = c.req.valid('param');
        return c.json(await previewPlanChange(services, member, planType), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/subscription/changes',
        operationId: 'changePlan',
        tag,
        summary: 'Switch to another plan',
        description:
          'An upgrade happens at once, and the difference for the rest of the period is paid. A downgrade waits for the end of the period that is paid.',
        access: 'member',
        request: { body: jsonBody(PlanChange) },
        responses: requested,
        errors: [
          ...changeErrors,
          planErrors.HAS_PLAN,
          planErrors.PLAN_NOT_FOR_SALE,
          billingErrors.PAYMENT_DECLINED,
          billingErrors.PAYMENTS_OFF,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await changePlan(services, member, c.req.valid('json').planType);
        return c.body(null, 202);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/subscription/changes',
        operationId: 'dropPlanChange',
        tag,
        summary: 'Cancel a scheduled downgrade',
        access: 'member',
        responses: requested,
        errors: changeErrors,
      }),
      async (c) => {
        await cancelPlanChange(services, requireMember(await actorOf(c)));
        return c.body(null, 202);
      },
    );
}
