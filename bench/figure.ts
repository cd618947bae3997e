/** One line of the table. `bare`: what the same machine does at most; `ratio`: ours to it, or as the target says. */
export type Figure = { name: string; ours: number; unit: string; bare?: number; ratio?: number; target: string; ok: boolean; more?: object }
export type Options = { quick: boolean }
