import { sql } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { addDays } from '../../../core/steps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { wordsFor } from '../../../platform/words.ts'
import { todayAt, todayOfBuilding } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { type NotificationSource, ofWholeBuilding } from '../../property/notifications/sources.server.ts'
import { words } from './words.ts'

/** Days before a date of equipment ends on which the managers of its building are told. */
export const expiryNotice = 30
const source = 'equipmentExpires'

type Ending = { BuildingId: string; Expired: number; Expiring: number; Warranties: number }

/** Notes the pieces of an account whose date or warranty ends within 30 days by the clock of their building, and of which nobody was told yet; gives their buildings. */
export const noteEnding = async ({ tx, GroupId }: { tx: Tx; GroupId: GroupId }): Promise<string[]> => {
  const { rows } = await tx.execute<{ BuildingId: string }>(sql`
    with told as (
      update equipment e set
        expiration_told = case when e.expiration_date <= b.until then e.expiration_date else e.expiration_told end,
        warranty_told = case when e.warranty_date between b.today and b.until then e.warranty_date else e.warranty_told end
      from (select id, ${todayAt(building.TimeZone)} as today, ${todayAt(building.TimeZone)} + ${expiryNotice}::int as until
        from ${building} where ${building.GroupId} = ${GroupId}) b
      where e.group_id = ${GroupId} and b.id = e.building_id and not e.retired and (
        (e.expiration_date <= b.until and e.expiration_told is distinct from e.expiration_date)
        or (e.warranty_date between b.today and b.until and e.warranty_told is distinct from e.warranty_date))
      returning e.building_id)
    select distinct building_id as "BuildingId" from told`)
  return rows.map(({ BuildingId }) => BuildingId)
}

/** What such a day is in events: told once a building and day. */
export const expiryEvent = (GroupId: GroupId, BuildingId: string, today: string) => ({
  GroupId,
  What: source,
  SubjectId: BuildingId,
  Part: today,
})

const readEnding = async (tx: Tx, GroupId: string, BuildingId: string): Promise<Ending | undefined> => {
  const day = await tx.execute<{ today: string }>(sql`select ${todayOfBuilding({ GroupId, BuildingId })}::text as today`)
  const today = day.rows[0]?.today ?? new Date().toISOString().slice(0, 10)
  const until = addDays(today, expiryNotice)
  const { rows } = await tx.execute<Ending>(sql`select ${BuildingId}::text as "BuildingId",
      count(*) filter (where expiration_date < ${today}::date)::int as "Expired",
      count(*) filter (where expiration_date between ${today}::date and ${until}::date)::int as "Expiring",
      count(*) filter (where warranty_date between ${today}::date and ${until}::date)::int as "Warranties"
    from equipment where group_id = ${GroupId} and building_id = ${BuildingId} and not retired`)
  return rows[0]
}

/** Dates of equipment that end: told to whom the building's rule names for equipment, else to its managers. */
export const expirySource: NotificationSource = {
  What: source,
  may: 'ManageLibraries',
  read: async ({ tx, GroupId, SubjectId: BuildingId }) => {
    const ending = await readEnding(tx, GroupId, BuildingId)
    if (!ending || ending.Expired + ending.Expiring + ending.Warranties === 0) return null
    const { Expired, Expiring, Warranties } = ending
    return {
      Kind: 'EquipmentExpires',
      BuildingId,
      QrType: 'EquipmentInspection',
      byDefault: true,
      own: [],
      Meets: ['Any'],
      ...ofWholeBuilding,
      Facts: { Expired, Expiring, Warranties },
      Path: `/library/equipmentLocationLibrary?gId=${GroupId}&bId=${BuildingId}&sort=ExpirationDate&order=ASC`,
    }
  },
  say: ({ Expired, Expiring, Warranties }, language) => {
    const t = wordsFor(words, language)
    return {
      Title: t('expiry.title', { n: Number(Expired) + Number(Expiring) + Number(Warranties) }),
      Text: t('expiry.text', { expired: Number(Expired), expiring: Number(Expiring), warranties: Number(Warranties) }),
    }
  },
}
