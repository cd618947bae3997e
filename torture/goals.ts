import type { Goal } from './goal.ts'
import { L7 } from './goals/events.ts'
import { FIELD } from './goals/field.ts'
import { F4 } from './goals/full.ts'
import { F1, F2, F3, F5 } from './goals/kills.ts'
import { L6 } from './goals/large.ts'
import { L1, L2, L3, L4, L5 } from './goals/loads.ts'
import { F6, F7 } from './goals/outbound.ts'
import { L8 } from './goals/printing.ts'
import { F8, F9, F11, T8 } from './goals/probes.ts'
import { F12 } from './goals/subscriptions.ts'
import { T6 } from './goals/T6.ts'
import { F10 } from './goals/upgrade.ts'

/** Every goal, in the order in which a run takes them. */
export const goals: readonly Goal[] = [L1, L2, L3, L4, L5, L6, L7, L8, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, FIELD, T6, T8]
