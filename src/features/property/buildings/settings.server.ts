import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { type BuildingSettings, settingsOf } from './settings.ts'
import { buildingSection } from './tables.ts'

/** The settings of a building that its rounds and reports follow; all off where none were saved. */
export const readSettings = async ({ tx, GroupId }: { tx: Tx; GroupId: string }, BuildingId: string): Promise<BuildingSettings> => {
  const { Section, Payload } = buildingSection
  const own = and(eq(buildingSection.GroupId, GroupId), eq(buildingSection.BuildingId, BuildingId), eq(Section, 'ProductAddOns'))
  const [row] = await tx.select({ Payload }).from(buildingSection).where(own)
  return settingsOf(row?.Payload)
}
