/** Number of steps on the podium. With fewer people, some stay empty. */
export const PODIUM_SIZE = 3;
