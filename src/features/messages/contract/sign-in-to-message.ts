/** The error SIGN_IN_TO_MESSAGE. In its own file because listing pages load only this one of the errors. */
export const signInToMessage = {
  status: 401,
  title: 'Authentication required',
  detail: 'Please sign in to send messages',
};
