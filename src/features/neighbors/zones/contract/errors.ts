import { defineErrors } from '../../../../shared/errors.ts';

export const zoneErrors = defineErrors({
  SIGN_IN_TO_CREATE_ZONE: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to create a drop zone',
  },
  SIGN_IN_TO_JOIN: {
    status: 401,
    title: 'Login Required',
    detail: 'Please log in to join a drop zone',
  },
  ZONE_INCOMPLETE: {
    status: 422,
    title: 'Missing Information',
    detail: 'Please fill in all required fields',
  },
  ZONE_REFUSED: {
    status: 422,
    title: 'Error',
    detail: 'Failed to create drop zone. Please try again.',
  },
  ZONE_PICTURE_GONE: {
    status: 422,
    title: 'Picture missing',
    detail: 'The picture is no longer there. Upload it again.',
  },
  TOO_MANY_ZONES: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many new zones in a short time. Try again tomorrow.',
  },
  TOO_MANY_ZONE_CHANGES: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many changes in a short time. Wait a few minutes and try again.',
  },
  ZONE_NOT_FOUND: {
    status: 404,
    title: 'Zone not found',
    detail: 'The link is wrong. Look for the zone in Drop Zones.',
  },
  ZONE_GONE: {
    status: 410,
    title: 'Zone closed',
    detail: 'This zone was closed or taken down.',
  },
  NOT_A_ZONE_MEMBER: {
    status: 403,
    title: 'Join first',
    detail: 'Only members of this zone can do this. Join it and try again.',
  },
  NOT_A_ZONE_ADMIN: {
    status: 403,
    title: 'Admins only',
    detail: 'Only admins of this zone can do this. Ask one of them.',
  },
  REMOVED_FROM_ZONE: {
    status: 403,
    title: 'Failed to join',
    detail: 'An admin removed you from this zone. Only an admin can let you back in.',
  },
  LAST_ADMIN: {
    status: 409,
    title: 'Choose the next admin',
    detail: "You're the only admin. Hand the zone over, then you can leave.",
  },
  SUCCESSOR_GONE: {
    status: 409,
    title: 'Choose someone else',
    detail: 'This person is no longer in the zone. Choose another member.',
  },
  ZONE_MEMBER_NOT_FOUND: {
    status: 404,
    title: 'Not in this zone',
    detail: 'This person has left the zone.',
  },
  NOT_YOURSELF: {
    status: 409,
    title: 'Not for yourself',
    detail: 'To go, leave the zone.',
  },
  ADMIN_NOT_REMOVED: {
    status: 409,
    title: 'Admins stay',
    detail: 'Make this person a member first, then you can remove them.',
  },
  ZONE_RULE_GONE: {
    status: 422,
    title: 'Choose the rule',
    detail: 'The rules have changed. Choose the rule again.',
  },
  REMOVAL_REFUSED: {
    status: 422,
    title: 'Not removed',
    detail: 'Some fields need another look.',
  },
  INVITE_NOT_FOUND: {
    status: 404,
    title: 'Invite link not working',
    detail: 'It was turned off or has expired. Ask for a new one.',
  },
  ZONE_LISTING_NOT_FOUND: {
    status: 404,
    title: 'Not in this zone',
    detail: 'This listing is no longer in the zone.',
  },
  ZONE_LISTING_REMOVED: {
    status: 403,
    title: 'Removed by an admin',
    detail: 'An admin removed this listing from the zone. Only an admin can put it back.',
  },
  LISTING_NOT_FOR_SALE: {
    status: 409,
    title: 'Not for sale',
    detail: 'Only listings that are for sale can be shown in a zone.',
  },
  TOO_MANY_PINNED: {
    status: 409,
    title: 'Three are pinned',
    detail: 'Unpin one of them first.',
  },
  PUT_BACK_TOO_LATE: {
    status: 410,
    title: 'Too late to put back',
    detail: 'What was removed can be put back for 7 days.',
  },
  ZONE_EVENT_REFUSED: {
    status: 422,
    title: 'Event not saved',
    detail: 'Some fields need another look.',
  },
  ZONE_EVENT_NOT_FOUND: {
    status: 404,
    title: 'Event not found',
    detail: 'It is over, or an admin removed it.',
  },
});
