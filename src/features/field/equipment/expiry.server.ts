import { sql } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { addDays } from '../../../core/steps.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { wordsFor } from '../../../platform/words.ts'
import type { NotificationSource } from '../../property/notifications/sources.server.ts'
import { words } from './words.ts'

/** Days before a date of equipment ends on which the managers of its building are told. */
export const expiryNotice = 30
const source = 'equipmentExpires'

type Ending = { BuildingId: string; Expired: number; Expiring: number; Warranties: number }

/**
 * Notes the pieces of an account whose date or warranty ends within 30 days and of which nobody was told yet; gives their buildings. `today` is a
 * day, `2026-11-28`.
 */
export const noteEnding = async ({ tx, GroupId }: { tx: Tx; GroupId: GroupId }, today: string): Promise<string[]> => {
  const until = addDays(today, expiryNotice)
  const { rows } = await tx.execute<{ BuildingId: string }>(sql`
    with told as (
      update equipment set
        expiration_told = case when expiration_date <= ${until}::date then expiration_date else expiration_told end,
        warranty_told = case when warranty_date between ${today}::date and ${until}::date then warranty_date else warranty_told end
      where group_id = ${GroupId} and not retired and (
        (expiration_date <= ${until}::date and expiration_told is distinct from expiration_date)
        or (warranty_date between ${today}::date and ${until}::date and warranty_told is distinct from warranty_date))
      returning building_id)
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
  const soon = sql`(current_date + ${sql.raw(`${expiryNotice}`)})`
  const { rows } = await tx.execute<Ending>(sql`select ${BuildingId}::text as "BuildingId",
      count(*) filter (where expiration_date < current_date)::int as "Expired",
      count(*) filter (where expiration_date between current_date and ${soon})::int as "Expiring",
      count(*) filter (where warranty_date between current_date and ${soon})::int as "Warranties"
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
      EntityType: '',
      CompanyName: '',
      Unit: '',
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
