/** Reasons that the sign-in dialog gives. The API refuses with the same texts. Pages load them without other errors. */
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
