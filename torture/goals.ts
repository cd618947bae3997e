import type { Goal } from './goal.ts'
import { F1 } from './goals/F1.ts'

/** Every goal, in the order in which a run takes them. */
export const goals: readonly Goal[] = [F1]
