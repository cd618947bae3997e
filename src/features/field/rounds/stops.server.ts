import { and, eq, inArray, or } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, type Problem } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { definitions } from '../../codes/functionalities/definitions.ts'
import { insertQrCodes } from '../../codes/qr/insertMany.server.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { insertPrintSettings } from '../../signs/printing/insert.server.ts'
import { writeEquipment } from '../equipment/bulk.server.ts'
import { newFacts } from '../equipment/newFacts.ts'
import { equipment, mechanicalSpace } from '../equipment/tables.ts'
import type { RoundStop } from './model.ts'
import { readPrint } from './printed.ts'
import { roundMessages } from './rules.ts'

export type RoundPlace = Pick<Ctx, 'tx' | 'secret' | 'now'> & { GroupId: string; BuildingId: string }
type KnownCode = { QrCodeId: string; SignId: number; EquipmentId: string | null }

/**
 * The stops of a round as they are kept: each at its code, which is made where the stop asks for a new one, and with the equipment of its code,
 * which is made where the code marks nothing yet. Throws `req.val.inv` at `Stops.{i}` for signs, rooms and equipment that the building does not have.
 */
export const settleStops = async (place: RoundPlace, stops: readonly RoundStop[]): Promise<RoundStop[]> => {
  await requireRooms(place, stops)
  const codes = await readCodes(place, stops)
  const problems: Problem[] = []
  const found = stops.map((stop, i): KnownCode | null => {
    if (stop.NewQr || (stop.EquipmentId === null && stop.SignId === '')) return null
    const code = stop.EquipmentId ? codes.byEquipment.get(stop.EquipmentId) : codes.bySign.get(Number(stop.SignId))
    if (!code)
      problems.push(
        stop.EquipmentId
          ? { Field: `Stops.${i}.EquipmentName`, Message: roundMessages.gone }
          : { Field: `Stops.${i}.SignId`, Message: roundMessages.signUnknown },
      )
    return code ?? null
  })
  const twice = found.findIndex((code, i) => code !== null && found.findIndex(one => one?.QrCodeId === code.QrCodeId) !== i)
  if (twice >= 0) problems.push({ Field: `Stops.${twice}.SignId`, Message: roundMessages.signTwice })
  if (problems.length > 0) throw invalid(problems)
  return markStops(place, await makeCodes(place, stops, found))
}

const requireRooms = async ({ tx, GroupId, BuildingId }: RoundPlace, stops: readonly RoundStop[]): Promise<void> => {
  const ids = [...new Set(stops.flatMap(stop => stop.MechanicalSpace ?? []))]
  if (ids.length === 0) return
  const here = and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, BuildingId), oneOf(mechanicalSpace.id, ids))
  const known = new Set((await tx.select({ id: mechanicalSpace.id }).from(mechanicalSpace).where(here)).map(one => one.id))
  const problems = stops.flatMap(({ MechanicalSpace: room }, i) =>
    room && !known.has(room) ? [misfit(`Stops.${i}.MechanicalSpace`, hints.choice)] : [],
  )
  if (problems.length > 0) throw invalid(problems)
}

/** The codes in use of the building that stops name, by what they mark and by their signs. */
const readCodes = async ({ tx, GroupId, BuildingId }: RoundPlace, stops: readonly RoundStop[]) => {
  const signs = stops.flatMap(({ SignId }) => (SignId === '' ? [] : [Number(SignId)]))
  const pieces = stops.flatMap(stop => stop.EquipmentId ?? [])
  const rows = await tx
    .select({ QrCodeId: qrCode.id, SignId: qrCode.SignId, EquipmentId: equipment.id })
    .from(qrCode)
    .leftJoin(equipment, and(eq(equipment.GroupId, GroupId), eq(equipment.QrCodeId, qrCode.id)))
    .where(
      and(
        eq(qrCode.GroupId, GroupId),
        eq(qrCode.BuildingId, BuildingId),
        eq(qrCode.Retired, false),
        or(inArray(qrCode.SignId, signs), oneOf(equipment.id, pieces)),
      ),
    )
  return {
    bySign: new Map(rows.map(one => [one.SignId, one])),
    byEquipment: new Map(rows.flatMap(one => (one.EquipmentId ? [[one.EquipmentId, one] as const] : []))),
  }
}

type SettledStop = { stop: RoundStop; code: KnownCode | null }

/** Gives each stop that wants a new code one, in as few statements as codes are made in. */
const makeCodes = async (place: RoundPlace, stops: readonly RoundStop[], found: readonly (KnownCode | null)[]): Promise<SettledStop[]> => {
  const fresh = stops.filter(({ NewQr }) => NewQr)
  const made = await insertQrCodes(place.tx, place.secret, { GroupId: place.GroupId, BuildingId: place.BuildingId }, fresh.map(codeOf))
  const printed = fresh.flatMap((stop, i) =>
    readPrint(stop, { QrCodeId: made[i]?.QrCodeId, QrType: definitions.EquipmentInspection.QrType }),
  )
  await insertPrintSettings(place, printed)
  return stops.map((stop, i) => {
    const own = made[fresh.indexOf(stop)]
    const code = own ? { QrCodeId: own.QrCodeId, SignId: own.SignId, EquipmentId: null } : (found[i] ?? null)
    return { stop, code }
  })
}

const codeOf = ({ EquipmentName, Floor, InstallationNote }: RoundStop) => {
  const { Label, Icon, QrType, initial } = definitions.EquipmentInspection
  const Items = [
    {
      Name: { en: Label.en, es: Label.es },
      Icon,
      FunctionalityType: 'EquipmentInspection' as const,
      QrType,
      TemplateFormData: { ...initial },
    },
  ] as const
  return { QrName: EquipmentName.trim(), QrType, Placement: 'QrCode' as const, Location: '', Floor, Unit: '', InstallationNote, Items }
}

/** Gives the codes that mark nothing yet the equipment of their stop. */
const markStops = async (place: RoundPlace, settled: readonly SettledStop[]): Promise<RoundStop[]> => {
  const unmarked = settled.filter(({ stop, code }) => code?.EquipmentId === null && stop.EquipmentType !== null)
  await writeEquipment(
    place,
    unmarked.flatMap(({ stop, code }) => (code && stop.EquipmentType ? [{ ...factsOf(stop), ...placeOf(place, stop, code) }] : [])),
  )
  const { id, QrCodeId: of } = equipment
  const codes = settled.flatMap(({ code }) => code?.QrCodeId ?? [])
  const here = and(eq(equipment.GroupId, place.GroupId), oneOf(of, codes))
  const known = new Map((await place.tx.select({ id, of }).from(equipment).where(here)).map(one => [one.of, one.id]))
  return settled.map(({ stop, code }) => ({
    ...stop,
    NewQr: false,
    QrCodeId: code?.QrCodeId ?? null,
    SignId: code ? String(code.SignId) : '',
    EquipmentId: (code && known.get(code.QrCodeId)) ?? null,
  }))
}

const factsOf = ({ StopType, EquipmentType, TagType, MechanicalSpace }: RoundStop) => ({
  ...newFacts(''),
  StopType,
  ...(EquipmentType && { Type: EquipmentType }),
  TagType,
  MechanicalSpaceId: MechanicalSpace,
})
const placeOf = ({ BuildingId }: RoundPlace, { EquipmentName, Floor, InstallationNote }: RoundStop, { QrCodeId, SignId }: KnownCode) => ({
  BuildingId,
  QrCodeId,
  SignId,
  EquipmentName: EquipmentName.trim(),
  Location: '',
  Floor,
  InstallationNote,
})
