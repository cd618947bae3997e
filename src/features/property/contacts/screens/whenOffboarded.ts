import { makeRegistry } from '../../../../core/registry.ts'

type Leaver = { gId: string; ContactId: string; name: string; BuildingId: string | null }

/** What follows once somebody was offboarded: asks who takes over what they had. */
export const whenOffboarded = makeRegistry<(leaver: Leaver) => Promise<void>>()
