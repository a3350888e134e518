import { commonErrors, DomainError } from '../../../shared/errors.ts';

const DISK_FAULT = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/;
const RETRY_AFTER_SECONDS = 10;

/** Creates the error of a failed storage. The details go to the log; people are asked to try again. */
export const filesUnavailable = (cause: unknown): DomainError =>
  new DomainError(commonErrors.FILES_UNAVAILABLE, { cause, retryAfter: RETRY_AFTER_SECONDS });

/** Whether a file operation failed because of the disk, such as one that is full or read-only. */
export const isDiskFault = (error: unknown): boolean =>
  DISK_FAULT.test(String((error as NodeJS.ErrnoException).code));
