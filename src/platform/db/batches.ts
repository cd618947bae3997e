/** Rows a statement: few enough for its parameters, many enough for speed. */
const BATCH = 500

/** Groups of at most as many as one statement takes. */
export const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH))
