import { and, asc, eq, sql } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/services.ts'
import { accountTopic } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { buildingTopic } from '../../property/buildings/data.ts'
import { building, buildingSection } from '../../property/buildings/tables.ts'
import { pinTypes } from '../../property/pins/model.ts'
import { pinCode } from '../../property/pins/tables.ts'
import { findFull } from '../functionalities/admission.server.ts'
import { leadsTo } from '../functionalities/scannables.server.ts'
import { openForm } from '../functionalities/secrets.server.ts'
import { changedTopic, readBuildingNotice } from '../qr/data.ts'
import { codeAddress, qrCode, qrItem } from '../qr/tables.ts'
import { noRules } from '../scanPage/itemRules.ts'
import type { Code, CodeLink, CodePin } from '../scanPage/scannable.server.ts'
import { brandingOf, brandOf } from './brand.server.ts'
import { readLinks } from './links.server.ts'

export type Codes = { find(address: string): Promise<Code | null>; close(): void }

/** Milliseconds for which a code is kept. */
const freshFor = 5000
/** From some moment between these on, a code that is asked for is read again beside it, so that nobody waits for it and not all come at once. */
const renewed = { from: 2000, until: 4500 }
const mostRenewed = 2

type Entry = { at: number; renewAfter: number; code: Promise<Code | null>; building?: string | undefined }

/** Codes by address, kept for 5 s in this process and forgotten at once when one, or its building, changes; unknown ones too. */
export const openCodes = ({ db, events, config }: Pick<Services, 'db' | 'events' | 'config'>): Codes => {
  const known = new Map<string, Entry>()
  let renewing = 0
  const stops = forgetChanged(known, events)
  const readEntry = (address: string): Entry => {
    const renewAfter = renewed.from + Math.random() * (renewed.until - renewed.from)
    const next: Entry = { at: performance.now(), renewAfter, code: read({ db, config }, address) }
    next.code.then(
      code => void (next.building = code?.building.id), // until then any building's change forgets it
      () => {},
    )
    return next
  }
  const renew = async (address: string, entry: Entry) => {
    entry.renewAfter = Number.POSITIVE_INFINITY
    renewing++
    try {
      const next = readEntry(address)
      await next.code
      if (known.get(address) === entry) known.set(address, next) // else it has changed since
    } catch {
      // It is read again, and waited for, when its time is over.
    } finally {
      renewing--
    }
  }
  return {
    find: address => {
      const entry = known.get(address)
      const age = entry ? performance.now() - entry.at : freshFor
      if (entry && age < freshFor) {
        if (age > entry.renewAfter && renewing < mostRenewed) void renew(address, entry)
        return entry.code
      }
      const next = readEntry(address)
      if (known.size >= 50_000) known.clear()
      known.set(address, next)
      next.code.catch(() => {
        if (known.get(address) === next) known.delete(address)
      })
      return next.code
    },
    close: () => {
      for (const stop of stops) stop()
    },
  }
}

const forgetChanged = (known: Map<string, Entry>, events: Services['events']): (() => void)[] => {
  const forget = (data: unknown) => (typeof data === 'string' && data !== '' ? void known.delete(data) : known.clear())
  const forgetBuilding = (id: unknown) => {
    for (const [address, { building: its }] of known) if (its === undefined || its === id) known.delete(address)
  }
  return [
    events.on(changedTopic, ({ data }) => forget(data)),
    events.on(accountTopic, () => known.clear()),
    events.on(buildingTopic, ({ data }) => forgetBuilding(data)),
    events.onGap(() => known.clear()),
  ]
}

const looksRight = /^[0-9A-Z]{3,40}$/
const isPrinted = /^[0-9A-HJKMNP-Z]{3,40}$/

/** An address as it is stored: upper case, and the letters that people confuse with digits read as digits. Null: none of ours. */
export const addressFrom = (typed: string): string | null => {
  if (isPrinted.test(typed)) return typed
  const address = typed.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return looksRight.test(address) ? address : null
}

const read = async ({ db, config: { secret } }: Pick<Services, 'db' | 'config'>, address: string): Promise<Code | null> => {
  const byAddress = eq(codeAddress.Address, address)
  const [place] = await db.asSystem('code by its address', tx => tx.select().from(codeAddress).where(byAddress), { readOnly: true })
  if (!place) return null
  const group = place.GroupId as GroupId // the address itself is the proof: whoever has it may see its page
  return db.withTenant(group, tx => readCode(tx, { group, QrCodeId: place.QrCodeId, secret }), { readOnly: true })
}

/** A code as its pages show it, with its items, their rules and what they link to; null where there is none. */
export const readCode = async (
  tx: Tx,
  { group, QrCodeId, secret }: { group: GroupId; QrCodeId: string; secret: string },
): Promise<Code | null> => {
  const [row] = await tx
    .select({
      qr_code: qrCode,
      building,
      branding: buildingSection.Payload,
      archived: sql<boolean>`${accountGroup.ArchivedDate} is not null`,
    })
    .from(qrCode)
    .innerJoin(building, and(eq(building.GroupId, group), eq(building.id, qrCode.BuildingId)))
    .innerJoin(accountGroup, eq(accountGroup.id, qrCode.GroupId))
    .leftJoin(buildingSection, brandingOf(group))
    .where(and(eq(qrCode.GroupId, group), eq(qrCode.id, QrCodeId)))
  if (!row) return null
  const items = await tx
    .select()
    .from(qrItem)
    .where(and(eq(qrItem.GroupId, group), eq(qrItem.QrCodeId, QrCodeId)))
    .orderBy(asc(qrItem.Position))
  const asksPin = items.some(({ Rules }) => Rules !== null && Rules.ShownTo !== 'Everyone')
  const pins = asksPin ? await readPins(tx, group, row.building.id) : []
  const links = await readLinks(tx, { GroupId: group, BuildingId: row.building.id }, items)
  const of = { GroupId: group, BuildingId: row.building.id, QrCodeId }
  const booked = items.map(({ id: ItemId, FunctionalityType, TemplateFormData: Form }) => ({ ...of, ItemId, FunctionalityType, Form }))
  const full = await findFull(tx, booked)
  const leadsOn = row.qr_code.ReplacedBy ? await readStandIn(tx, group, row.qr_code) : null
  const isOut = row.qr_code.Retired || row.qr_code.PausedFrom !== null || row.building.ArchivedDate !== null || row.archived
  const ofBuilding = isOut && !row.qr_code.Notice ? await readBuildingNotice({ tx, GroupId: group }, row.building.id) : null
  return codeOf(secret, group, { ...row, links, pins, full, leadsOn, ofBuilding }, items)
}

const readStandIn = async (tx: Tx, group: GroupId, code: typeof qrCode.$inferSelect): Promise<Code['leadsOn']> => {
  const [row] = await tx
    .select({ Address: qrCode.Address })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, group), eq(qrCode.id, code.ReplacedBy ?? '')))
  if (!row) return null
  const [ReplacedFrom, ReplacedUntil] = [code.ReplacedFrom?.getTime() ?? null, code.ReplacedUntil?.getTime() ?? null]
  return { Address: row.Address, ReplacedFrom, ReplacedUntil }
}

/** The PINs of a building in the order of their kinds. */
export const readPins = async (tx: Tx, group: string, BuildingId: string): Promise<CodePin[]> => {
  const rows = await tx
    .select({ Type: pinCode.Type, CodeHash: pinCode.CodeHash })
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, group), eq(pinCode.BuildingId, BuildingId)))
  return pinTypes.flatMap(Type => rows.filter(row => row.Type === Type).map(({ CodeHash }) => ({ Type, CodeHash })))
}

type Item = typeof qrItem.$inferSelect
type ScannedCodeRow = {
  qr_code: typeof qrCode.$inferSelect
  building: typeof building.$inferSelect
  branding: unknown
  archived: boolean
  links: CodeLink[]
  pins: CodePin[]
  /** Items without a seat left, known for as long as the code is. */
  full: ReadonlySet<string>
  leadsOn: Code['leadsOn']
  /** What visitors read of codes of the building that are out of use. */
  ofBuilding: Code['Notice']
}
const codeOf = (
  secret: string,
  group: GroupId,
  { qr_code: code, building: place, branding, archived, links, pins, full, leadsOn, ofBuilding }: ScannedCodeRow,
  items: Item[],
): Code => ({
  Address: code.Address,
  GroupId: group,
  QrCodeId: code.id,
  QrName: code.QrName,
  QrType: code.QrType,
  EntityType: code.EntityType,
  Location: code.Location,
  Floor: code.Floor,
  Retired: code.Retired || place.ArchivedDate !== null || archived,
  PausedFrom: code.PausedFrom?.getTime() ?? null,
  PausedUntil: code.PausedUntil?.getTime() ?? null,
  leadsOn: place.ArchivedDate !== null || archived ? null : leadsOn,
  Notice: code.Notice ?? ofBuilding,
  HubLook: code.HubLook,
  pins,
  items: items.map(({ id, Name, Icon, FunctionalityType, QrType, TemplateFormData, Rules, LinkNumber, Position }) => ({
    id,
    Name,
    Icon,
    Rules: Rules ?? noRules,
    LinkNumber: LinkNumber ?? Position,
    FunctionalityType,
    QrType,
    Form: openForm(secret, FunctionalityType, TemplateFormData),
    leadsTo: leadsTo(FunctionalityType, TemplateFormData),
    full: full.has(id),
  })),
  links,
  building: place,
  brand: brandOf(branding),
})
