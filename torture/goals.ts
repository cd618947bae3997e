import type { Goal } from './goal.ts'
import { F1, F2, F3, F5 } from './goals/kills.ts'

/** Every goal, in the order in which a run takes them. */
export const goals: readonly Goal[] = [F1, F2, F3, F5]
