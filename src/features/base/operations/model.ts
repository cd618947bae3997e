import type { Input, Output } from '../../../core/call.ts'
import type { GetOperations } from './contract.ts'

/** How the installation does. */
export type Operations = Output<typeof GetOperations>
export type Period = Input<typeof GetOperations>['Period']
export const periods: readonly Period[] = ['Hour', 'Day']

/** Minutes of the whole, and of one step of its series. */
export const lengthOf: Record<Period, { minutes: number; step: number }> = {
  Hour: { minutes: 60, step: 1 },
  Day: { minutes: 24 * 60, step: 15 },
}
