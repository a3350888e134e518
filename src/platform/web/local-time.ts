/** A moment as inputs of the kinds date and time write it, by the clock of the reader's device. */
export function asInputs(moment: Date): { date: string; time: string } {
  const two = (number: number) => String(number).padStart(2, '0');
  const { year, month, day } = {
    year: moment.getFullYear(),
    month: two(moment.getMonth() + 1),
    day: two(moment.getDate()),
  };
  return { date: `${year}-${month}-${day}`, time: `${two(moment.getHours())}:${two(moment.getMinutes())}` };
}

/** The moment somebody typed by the clock of their device; null when it is none. */
export function asMoment(date: string, time: string): Date | null {
  const moment = new Date(`${date}T${time}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
