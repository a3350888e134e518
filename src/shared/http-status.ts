// Status codes that pages and the server distinguish.
export const CREATED = 201;
export const UNAUTHORIZED = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const GONE = 410;
export const CONTENT_TOO_LARGE = 413;
export const UNPROCESSABLE = 422;
export const TOO_MANY_REQUESTS = 429;
export const SERVER_ERROR = 500;

/** Whether a request was refused, rather than failed or not answered. */
export const isRefusal = ({ status }: { status: number }): boolean => status >= 400 && status < SERVER_ERROR;
