/** Hides the name in an address: 'r***@example.com'. */
export const maskEmail = (email: string): string => {
  const index = email.lastIndexOf('@');
  return index < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(index)}`;
};
