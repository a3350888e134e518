import { DomainError } from '../../../../shared/errors.ts';
import { profileErrors } from './errors.ts';

/**
 * Returns a phone number as it is stored: + and digits only. Ten digits are taken as a US number.
 * @throws DomainError PHONE_INVALID.
 */
export function checkPhone(input: string): string {
  const bare = input.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  const phone = bare.startsWith('+') ? bare : `+${bare.length === 10 ? '1' : ''}${bare}`;
  if (/^\+[1-9]\d{7,14}$/.test(phone)) return phone;
  const { detail } = profileErrors.PHONE_INVALID;
  throw new DomainError(profileErrors.PHONE_INVALID, { fields: [{ field: 'phone', message: detail }] });
}

/** Returns the last digits, which only the owner sees. */
export const endOfPhone = (phone: string): string => phone.slice(-2);
