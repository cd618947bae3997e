import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { type BuildingSettings, ownerOf, settingsOf } from './settings.ts'
import { buildingSection } from './tables.ts'

type Account = { tx: Tx; GroupId: string }

/** The settings of a building that its rounds and reports follow; all off where none were saved. */
export const readSettings = async (account: Account, BuildingId: string): Promise<BuildingSettings> =>
  settingsOf(await readSection(account, BuildingId, 'ProductAddOns'))

/** Who owns a building, for covers. */
export const readOwner = async (account: Account, BuildingId: string): Promise<ReturnType<typeof ownerOf>> =>
  ownerOf(await readSection(account, BuildingId, 'WhiteLabel'))

const readSection = async ({ tx, GroupId }: Account, BuildingId: string, name: string): Promise<unknown> => {
  const { Section, Payload } = buildingSection
  const own = and(eq(buildingSection.GroupId, GroupId), eq(buildingSection.BuildingId, BuildingId), eq(Section, name))
  const [row] = await tx.select({ Payload }).from(buildingSection).where(own)
  return row?.Payload
}
