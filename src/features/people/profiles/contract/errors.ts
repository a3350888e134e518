import { defineErrors } from '../../../../shared/errors.ts';

export const profileErrors = defineErrors({
  PROFILE_REFUSED: {
    status: 422,
    title: 'Profile not saved',
    detail: 'Some fields need another look.',
  },
  PHONE_INVALID: {
    status: 422,
    title: 'Phone number not understood',
    detail: 'Write it with its country code, such as +1 503 555 0100.',
  },
  PHONES_OFF: {
    status: 404,
    title: 'No text messages',
    detail: 'This site cannot send text messages, so phone numbers cannot be confirmed.',
  },
  PHONE_CODE_WRONG: {
    status: 422,
    title: 'That is not the code',
    detail: 'Enter the six digits from the newest message, or ask for another code.',
  },
  TOO_MANY_CODES: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many codes in a short time. Wait a few minutes and try again.',
  },
  SMS_FAILED: {
    status: 503,
    title: 'Code not sent',
    detail: "The text message didn't go through. Check the number, or try again later.",
  },
  TOO_MANY_PROFILE_CHANGES: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many changes in a short time. Wait a moment and try again.',
  },
});
