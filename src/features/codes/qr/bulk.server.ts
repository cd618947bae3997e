import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { lockRecord, saveRecords, updateRecord } from '../../../platform/db/record.ts'
import { entityTypeAt } from '../../property/entityTypes/model.ts'
import { definitionOfQrType } from '../functionalities/definitions.ts'
import { changedTopic, type QrCodeRow } from './data.ts'
import { followFacets } from './facets.server.ts'
import { codeAddress, qrCode } from './tables.ts'

type AccountTx = { tx: Tx; GroupId: string }
type Telling = AccountTx & { notify: (topic: string, data: string) => Promise<void> }

/** Codes of the account by their ids, in the order of the ids, locked until the transaction ends. */
export const lockQrCodes = ({ tx, GroupId }: AccountTx, ids: readonly string[]): Promise<QrCodeRow[]> =>
  tx
    .select()
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.id, ids)))
    .orderBy(qrCode.id)
    .for('update')

/** A code and where it hangs; `QrName` where it gets another name too, `Unit` where that is known. */
type Moved = { id: string; Location: string; Floor: string; Unit?: string; InstallationNote: string; QrName?: string }

/** Says of many codes where they hang now, in one statement; their facets follow. What a code is about follows its location, unless its form says it. */
export const moveQrCodes = async ({ tx, GroupId, now }: AccountTx & { now: Date }, codes: readonly Moved[]): Promise<void> => {
  if (codes.length === 0) return
  const says = new Map((await lockQrCodes({ tx, GroupId }, codes.map(idOf))).map(code => [code.id, code]))
  const moved = codes.flatMap(({ QrName, Unit: _unit, ...place }) => {
    const before = says.get(place.id)
    return before ? [{ ...before, ...place, QrName: QrName ?? before.QrName }] : []
  })
  const rows = codes.map(({ id, Location, Floor, Unit, InstallationNote: note, QrName }) => {
    const before = says.get(id)
    const own = before && definitionOfQrType(before.QrType)?.entityType !== undefined
    return {
      id,
      place: Location,
      floor: Floor,
      unit: Unit ?? null,
      note,
      name: QrName ?? null,
      about: own ? before.EntityType : entityTypeAt(Location),
    }
  })
  await tx.execute(sql`update qr_code set location = t.place, floor = t.floor, unit = coalesce(t.unit, qr_code.unit), qr_name = coalesce(t.name, qr_code.qr_name), installation_note = t.note,
      entity_type = t.about, version = version + 1, modified_date = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id uuid, place text, floor text, unit text, note text, name text, about text)
    where qr_code.group_id = ${GroupId} and qr_code.id = t.id`)
  await followFacets({ tx, GroupId, now }, moved)
}

const idOf = ({ id }: { id: string }): string => id

/** Tells every process of changed codes. */
export const tellQrCodes = async ({ notify, ...place }: Telling, ids: readonly string[]): Promise<void> => {
  for (const { Address } of await lockQrCodes(place, ids)) await notify(changedTopic, Address)
}

/** Removes codes with all that is a part of them; their addresses lead nowhere from then on. */
export const removeQrCodes = async (place: Telling, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tellQrCodes(place, ids)
  const { tx, GroupId } = place
  await tx.delete(codeAddress).where(and(eq(codeAddress.GroupId, GroupId), oneOf(codeAddress.QrCodeId, ids)))
  await tx.delete(qrCode).where(and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.id, ids)))
}

type FormsPlace = Telling & { now: Date }
/**
 * Changes the forms of a type at many codes, each only while it has the version that was read. `change` is the form anew, an expression of
 * `template_form_data`; the caller proves that it is one of the type. Gives the ids of the codes that were changed; every process is notified.
 */
export const changeForms = async (
  place: FormsPlace,
  codes: readonly { id: string; Version: number }[],
  FunctionalityType: string,
  change: SQL,
): Promise<string[]> => {
  const saved = await saveRecords(place, qrCode, codes, {})
  const ids = saved.map(idOf)
  await place.tx.execute(sql`update qr_item set template_form_data = ${change}
    where group_id = ${place.GroupId} and functionality_type = ${FunctionalityType} and ${oneOf(sql`qr_code_id`, ids)}`)
  for (const { Address } of saved) await place.notify(changedTopic, Address)
  return ids
}

/**
 * Raises the version of a code of the building, of which another feature has changed what it keeps: a save of who has opened it before is a
 * conflict. Throws `sys.obj.nof`.
 */
export const noteCodeChange = async (ctx: AccountTx & { now: Date; BuildingId: string }, QrCodeId: string): Promise<void> => {
  const { GroupId, BuildingId } = ctx
  const one = and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.id, QrCodeId))
  await updateRecord(ctx, qrCode, await lockRecord(ctx, qrCode, one), {})
}
