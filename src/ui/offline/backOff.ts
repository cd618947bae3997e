const SECOND = 1000

/** Milliseconds to wait after so many failures in a row: from 2 s, doubled each time, to 5 minutes, with jitter; endless. */
export const backOff = (failures: number, random = Math.random()): number =>
  Math.min(2 * SECOND * 2 ** Math.min(failures - 1, 10), 300 * SECOND) * (0.75 + random / 2)
