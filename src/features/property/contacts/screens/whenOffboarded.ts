import { makeRegistry } from '../../../../core/registry.ts'

type Leaver = { gId: string; ContactId: string; name: string; BuildingId: string | null }

/** Steps after a contact was offboarded: the dialog that hands on their work. */
export const whenOffboarded = makeRegistry<(leaver: Leaver) => Promise<void>>()
