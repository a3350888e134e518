/** The error SIGN_IN_TO_BLOCK. In its own file because pages with a safety menu load only this one of the errors. */
export const signInToBlock = {
  status: 401,
  title: 'Authentication required',
  detail: 'Please log in to block someone',
};
