import { type Actor, type Owner, requireOwner } from '../../../../platform/server/http/actor.ts';
import { draftErrors } from '../../../selling/listing-drafts/contract/errors.ts';

/**
 * Members and guests have their own uploads read, for free, while these are on no listing and in no message. For
 * everybody else a photo is not there; the statement that finds it enforces that (`unusedPhotos`).
 * @throws DomainError DRAFT_REFUSED for visitors.
 */
export const requireOwnerOfPhotos = (actor: Actor): Owner => requireOwner(actor, draftErrors.DRAFT_REFUSED);
