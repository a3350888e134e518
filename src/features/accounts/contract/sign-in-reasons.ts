/**
 * What the sign-in dialog says that signing in is needed for; the API refuses with the same texts. In a file of their
 * own, because pages load these errors alone.
 */
export const signInToMessage = {
  status: 401,
  title: 'Authentication required',
  detail: 'Please sign in to send messages',
};

export const signInToBlock = {
  status: 401,
  title: 'Authentication required',
  detail: 'Please log in to block someone',
};

export const signInToReport = {
  status: 401,
  title: 'Authentication required',
  detail: 'Please log in to report something',
};
