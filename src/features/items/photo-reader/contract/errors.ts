import { defineErrors } from '../../../../shared/errors.ts';

export const photoReaderErrors = defineErrors({
  READER_OFF: {
    status: 422,
    title: 'Generation Failed',
    detail: "This site can't read what is written on an item. Fill in the details yourself.",
  },
});
