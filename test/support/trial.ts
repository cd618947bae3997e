import { mulberry32, type Random } from '../../src/platform/demo/random.ts'

/** How often a test that draws by lot does so: a few times by itself, `TRIAL_TIMES` as often where the harness runs it for long. */
export const timesOfTrial = (few: number): number => few * Math.max(1, Number(process.env.TRIAL_TIMES ?? 1))

/** The lots of a test: the same for the same `TRIAL_SEED`, which the harness gives and tells. */
export const lotsOfTrial = (): Random => mulberry32(Number(process.env.TRIAL_SEED ?? 1))
