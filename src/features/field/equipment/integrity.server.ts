import { and, eq, exists, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { todayAt, todayOfBuilding } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { EquipmentGap, IntegrityCounts } from './model.ts'
import { integrityOf } from './rules.ts'
import { equipment, integrityDay } from './tables.ts'

type Place = { tx: Tx; GroupId: string; BuildingId: string }
type Counts = Omit<IntegrityCounts, 'Integrity'>

const { Manufacturer: maker, ManufacturerPartNumber, UploadFiles, ToleranceMin, ToleranceMax } = equipment
/** What a piece has that is counted. */
const kept = {
  Manufacturer: sql`${maker} <> ''`,
  PartNumber: sql`${ManufacturerPartNumber} <> ''`,
  Photo: sql`jsonb_array_length(${UploadFiles}) > 0`,
  Tolerance: sql`(${ToleranceMin} is not null or ${ToleranceMax} is not null)`,
}
// A location has no name plate: its facts are not missing.
const isCounted = eq(equipment.StopType, 'Equipment')

/** Pieces in which something that is counted is missing. */
export const missingIn = (gap: EquipmentGap): SQL | undefined => {
  const gaps = gap === 'Any' ? Object.values(kept) : [kept[gap]]
  return and(isCounted, or(...gaps.map(not)))
}

/** How complete the equipment in use of a building is now, type by type. */
export const countIntegrityByType = async ({ tx, GroupId, BuildingId }: Place): Promise<({ Type: string } & Counts)[]> => {
  const has = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const { Type } = equipment
  return tx
    .select({
      Type,
      Total: sql<number>`count(*)::int`,
      Manufacturer: has(kept.Manufacturer),
      PartNumber: has(kept.PartNumber),
      Photo: has(kept.Photo),
      Tolerance: has(kept.Tolerance),
    })
    .from(equipment)
    .where(and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.Retired, false), isCounted))
    .groupBy(Type)
}

/** The counts of types together. */
export const sumIntegrity = (types: readonly Counts[]): Counts => {
  const sum = (name: keyof Counts) => types.reduce((all, one) => all + one[name], 0)
  return {
    Total: sum('Total'),
    Manufacturer: sum('Manufacturer'),
    PartNumber: sum('PartNumber'),
    Photo: sum('Photo'),
    Tolerance: sum('Tolerance'),
  }
}

/** The counts with the overall integrity. */
export const withIntegrity = (counts: Counts): IntegrityCounts => ({ ...counts, Integrity: integrityOf(counts) })

const { Day, Total, Manufacturer, PartNumber, Photo, Tolerance } = integrityDay
const ofBuilding = ({ GroupId, BuildingId }: Omit<Place, 'tx'>) =>
  and(eq(integrityDay.GroupId, GroupId), eq(integrityDay.BuildingId, BuildingId))

/** The first day that is kept of a building, which is its baseline; null before there is one. */
export const readBaseline = async ({ tx, ...place }: Place): Promise<(Counts & { Day: string }) | null> => {
  const [first] = await tx
    .select({ Day, Total, Manufacturer, PartNumber, Photo, Tolerance })
    .from(integrityDay)
    .where(ofBuilding(place))
    .orderBy(Day)
    .limit(1)
  return first ?? null
}

/** Keeps how complete a building's equipment is today, by its clock; a day that is kept stays. Of one without equipment nothing is kept. */
export const keepIntegrity = async (place: Place): Promise<void> => {
  const { tx, GroupId, BuildingId } = place
  const counts = sumIntegrity(await countIntegrityByType(place))
  if (counts.Total === 0) return
  const today = await tx.execute<{ day: string }>(sql`select ${todayOfBuilding(place)}::text as day`)
  await tx
    .insert(integrityDay)
    .values({ GroupId, BuildingId, Day: today.rows[0]?.day ?? '', ...counts })
    .onConflictDoNothing()
}

/** The buildings of an account that have equipment in use, and of which nothing is kept yet of today, by their clocks. */
export const listUnkept = async ({ tx, GroupId }: Omit<Place, 'BuildingId'>): Promise<string[]> => {
  const { id, TimeZone } = building
  const piece = and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, id), eq(equipment.Retired, false))
  const today = and(eq(integrityDay.GroupId, GroupId), eq(integrityDay.BuildingId, id), sql`${Day} = ${todayAt(TimeZone)}`)
  const rows = await tx
    .select({ id })
    .from(building)
    .where(
      and(
        eq(building.GroupId, GroupId),
        exists(tx.select({ one: sql`1` }).from(equipment).where(piece)),
        notExists(tx.select({ one: sql`1` }).from(integrityDay).where(today)),
      ),
    )
  return rows.map(one => one.id)
}

/** Deletes the baseline and the history of a building for good. Gives how many days there were. */
export const deleteIntegrity = async ({ tx, ...place }: Place): Promise<number> =>
  (await tx.delete(integrityDay).where(ofBuilding(place)).returning({ Day })).length
