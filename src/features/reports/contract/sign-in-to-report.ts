/** The error SIGN_IN_TO_REPORT. In its own file because pages with a safety menu load only this one of the errors. */
export const signInToReport = {
  status: 401,
  title: 'Authentication required',
  detail: 'Please log in to report something',
};
