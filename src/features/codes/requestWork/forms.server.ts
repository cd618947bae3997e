import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { readTemplateFields } from '../functionalities/families/fieldOnly/wire.ts'
import { workTypes } from '../functionalities/workTypes.ts'
import { qrCode, qrItem } from '../qr/tables.ts'

type FormPlace = { GroupId: string; BuildingId: string }
/** Codes to choose from: more are found by their own page. */
const most = 500

const inPlace = ({ GroupId, BuildingId }: FormPlace) =>
  and(
    eq(qrCode.GroupId, GroupId),
    eq(qrCode.BuildingId, BuildingId),
    eq(qrCode.Retired, false),
    inArray(qrItem.FunctionalityType, [...workTypes]),
  )

const columns = {
  QrCodeId: qrCode.id,
  ItemId: qrItem.id,
  FunctionalityType: qrItem.FunctionalityType,
  QrName: qrCode.QrName,
  Location: qrCode.Location,
}

/** The codes in use of a building by which work can be asked for. */
export const listRequestForms = (tx: Tx, place: FormPlace) =>
  tx
    .select(columns)
    .from(qrCode)
    .innerJoin(qrItem, and(eq(qrItem.GroupId, place.GroupId), eq(qrItem.QrCodeId, qrCode.id)))
    .where(inPlace(place))
    .orderBy(asc(qrItem.FunctionalityType), asc(qrCode.QrName), asc(qrItem.id))
    .limit(most)

/** A code in use of the building that a request may be about, whatever it does. */
export const findAbout = async (tx: Tx, { GroupId, BuildingId }: FormPlace, AboutId: string) => {
  const here = and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.Retired, false), eq(qrCode.id, AboutId))
  const [found] = await tx.select({ AboutId: qrCode.id, QrName: qrCode.QrName }).from(qrCode).where(here)
  return found ?? null
}

type FormKey = FormPlace & { QrCodeId: string; ItemId: string }
/** One of them with the fields of its form; null: it takes no requests. */
export const findRequestForm = async (tx: Tx, { QrCodeId, ItemId, ...place }: FormKey) => {
  const [found] = await tx
    .select({ ...columns, Form: qrItem.TemplateFormData })
    .from(qrCode)
    .innerJoin(qrItem, and(eq(qrItem.GroupId, place.GroupId), eq(qrItem.QrCodeId, qrCode.id)))
    .where(and(inPlace(place), eq(qrCode.id, QrCodeId), eq(qrItem.id, ItemId)))
  return found ? { ...found, fields: readTemplateFields(found.Form.Fields) } : null
}
