import type { z } from '../../../core/call.ts'
import type { LinkedPm, PmSystemType } from './model.ts'

/** A customer's own system of maintenance. Pushes of what was walked go by the outbox. */
export type PmSystem = {
  readonly name: string
  /** What it has planned for pieces of equipment of a building, known by the building's id there. */
  listTemplates(asked: { building: string; equipment: readonly string[] }): Promise<readonly z.output<typeof LinkedPm>[]>
}

/** The connected system of a type; null: this installation has none, and the pages say so. */
export const findPmSystem = (_type: PmSystemType): PmSystem | null => null
