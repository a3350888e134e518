import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { billingErrors } from '../../../paying/billing/contract/errors.ts';
import type { BillingServices } from '../../../paying/billing/server/billing.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { pulseErrors } from '../contract/errors.ts';
import { DeskGuest } from '../contract/guest.ts';
import { CreditChange, DeskPerson, NewNote, RevealedEmail } from '../contract/person.ts';
import { MadeRefund, NewRefund, RefundablePayment } from '../contract/refund.ts';
import { DeskResults, DeskSearch } from '../contract/search.ts';
import {
  addNote,
  changeCredits,
  logOutPerson,
  type PersonServices,
  resendConfirmation,
  revealEmail,
} from './change-person.ts';
import { loadGuest } from './load-guest.ts';
import { loadPayment } from './load-payment.ts';
import { loadPerson } from './load-person.ts';
import { tag } from './pulse.routes.ts';
import { refundAtDesk } from './refund-at-desk.ts';
import { type SearchServices, searchDesk } from './search/search-desk.ts';

const errors = [...operatorsOnly, pulseErrors.PERSON_NOT_FOUND];

const paymentErrors = [...operatorsOnly, billingErrors.NO_SUCH_PAYMENT];

export function peopleRoutes(services: PersonServices & BillingServices & SearchServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/desk/search',
        operationId: 'searchDesk',
        tag,
        summary: 'Find people, listings, deals and payments; for operators',
        access: 'member',
        request: { query: DeskSearch },
        responses: { 200: json(DeskResults, 'What was found.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await searchDesk(services, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/desk/people/{id}',
        operationId: 'getDeskPerson',
        tag,
        summary: "Read a person's account, payments, credits and notes; for operators",
        access: 'member',
        request: { params: byId },
        responses: { 200: json(DeskPerson, 'The person.') },
        errors,
      }),
      async (c) =>
        c.json(await loadPerson(services, await actorOf(c), c.req.valid('param').id), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/desk/guests/{id}',
        operationId: 'getDeskGuest',
        tag,
        summary: 'Read what a guest does here, and the cases about them; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(DeskGuest, 'The guest.') },
        errors,
      }),
      async (c) =>
        c.json(await loadGuest(services.db, await actorOf(c), c.req.valid('param').id), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/people/{id}/email',
        operationId: 'revealEmail',
        tag,
        summary: "Read a person's email address, which is logged; for operators",
        access: 'member',
        request: { params: byId },
        responses: { 200: json(RevealedEmail, 'The address.') },
        errors,
      }),
      async (c) => {
        const email = await revealEmail(services, await actorOf(c), c.req.valid('param').id);
        return c.json({ email }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/people/{id}/credits',
        operationId: 'changeCredits',
        tag,
        summary: 'Give a person voice credits, or take some, with a reason; for operators',
        access: 'member',
        request: { params: byId, body: jsonBody(CreditChange) },
        responses: { 204: { description: 'The ledger has the change, once.' } },
        errors: [...errors, pulseErrors.NOT_ENOUGH_CREDITS],
      }),
      async (c) => {
        await changeCredits(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/people/{id}/confirmation',
        operationId: 'resendConfirmationTo',
        tag,
        summary: 'Mail a person the link that confirms their address again; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'On its way.' } },
        errors: [...errors, pulseErrors.ALREADY_CONFIRMED],
      }),
      async (c) => {
        await resendConfirmation(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/people/{id}/end-sessions',
        operationId: 'endSessionsOf',
        tag,
        summary:
          'Log a person out on all devices, or oneself on all others, and revoke their API tokens; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'Logged out.' } },
        errors,
      }),
      async (c) => {
        await logOutPerson(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/people/{id}/notes',
        operationId: 'addNote',
        tag,
        summary: 'Write a note about a person, which is part of their data export; for operators',
        access: 'member',
        request: { params: byId, body: jsonBody(NewNote) },
        responses: { 204: { description: 'Stored, once.' } },
        errors,
      }),
      async (c) => {
        await addNote(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/desk/payments/{id}',
        operationId: 'getDeskPayment',
        tag,
        summary: 'Read a payment, its refunds and what another one changes; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(RefundablePayment, 'The payment.') },
        errors: paymentErrors,
      }),
      async (c) =>
        c.json(await loadPayment(services.db, await actorOf(c), c.req.valid('param').id), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/payments/{id}/refunds',
        operationId: 'refundPayment',
        tag,
        summary: 'Refund a payment in full or in part, with a reason; for operators',
        description:
          'Takes back unused credits of a pack. Whether a plan ends is the choice of the operator. The audit log has the refund.',
        access: 'member',
        request: { params: byId, body: jsonBody(NewRefund) },
        responses: { 200: json(MadeRefund, 'Refunded once, or on its way.') },
        errors: [
          ...paymentErrors,
          billingErrors.NOT_REFUNDABLE,
          billingErrors.REFUND_TOO_HIGH,
          billingErrors.REFUNDED_MEANWHILE,
          billingErrors.REFUND_REFUSED,
        ],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const state = await refundAtDesk(services, await actorOf(c), id, c.req.valid('json'));
        return c.json({ state }, 200, PRIVATE);
      },
    );
}
