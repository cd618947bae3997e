import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { personalData } from '../accounts/personalData.server.ts'
import { standardDays } from './model.ts'
import { privacyRetention } from './tables.ts'

/** How long an account keeps the names of each kind, with the rows that say so; `Version`: the sum of their versions. */
export const readRetention = async (tx: Tx, GroupId: string) => {
  const kept = await tx.select().from(privacyRetention).where(eq(privacyRetention.GroupId, GroupId))
  const kinds = personalData.all().map(source => {
    const row = kept.find(one => one.Kind === source.Kind)
    return { source, Days: row ? row.Days : source.Days === undefined ? standardDays : source.Days }
  })
  return { kept, kinds, Version: kept.reduce((sum, one) => sum + one.Version, 0) }
}
