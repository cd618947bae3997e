import { and, eq, sql } from 'drizzle-orm'
import type { Output } from '../../../core/call.ts'
import { notFound } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { pictureUrl, webLink } from '../../codes/qr/rules.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { scan } from '../../codes/scans/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { equipmentTypeLabel } from '../equipment/equipmentTypes.ts'
import { mechanicalSpace } from '../equipment/tables.ts'
import type { GetInstallationStops } from './installationContract.ts'
import type { InstallationSummary } from './model.ts'
import { linkGuide } from './rows.server.ts'
import { round, roundStop, roundVersion } from './tables.ts'
import { roundsInScope } from './wanted.server.ts'

type RoundReader = Pick<GroupCtx, 'tx' | 'GroupId'>

/** When each of some codes was scanned first by a person, epoch ms. */
const readFirstScans = async ({ tx, GroupId }: RoundReader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .select({ QrCodeId: scan.QrCodeId, first: sql<string>`min(${scan.ScanDate})` })
    .from(scan)
    .where(and(eq(scan.GroupId, GroupId), oneOf(scan.QrCodeId, ids), eq(scan.Bot, false)))
    .groupBy(scan.QrCodeId)
  return new Map(rows.map(({ QrCodeId, first }) => [QrCodeId, new Date(first).getTime()]))
}

/** The rounds of installation in scope by name, each with how many of its codes were scanned at least once. */
export const readInstallations = async (ctx: GroupCtx): Promise<InstallationSummary[]> => {
  const { tx, GroupId } = ctx
  const rows = await tx
    .select({
      RoundId: round.id,
      QrName: round.QrName,
      BuildingId: round.BuildingId,
      BuildingName: building.Name,
      QrCodeId: roundStop.QrCodeId,
    })
    .from(round)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, round.BuildingId)))
    .leftJoin(roundStop, and(eq(roundStop.GroupId, GroupId), eq(roundStop.RoundId, round.id)))
    .where(and(roundsInScope(ctx), eq(round.RoundType, 'Installation')))
    .orderBy(round.QrName, round.id)
  const scans = await readFirstScans(
    ctx,
    rows.flatMap(one => one.QrCodeId ?? []),
  )
  return [...Map.groupBy(rows, one => one.RoundId).values()].flatMap(stops => {
    const [first] = stops
    if (!first) return []
    const { RoundId, QrName, BuildingId, BuildingName } = first
    const firsts = stops.flatMap(one => (one.QrCodeId ? (scans.get(one.QrCodeId) ?? []) : []))
    const Stops = stops.filter(one => one.QrCodeId !== null).length
    return [
      {
        RoundId,
        QrName,
        BuildingId,
        BuildingName,
        Stops,
        Scanned: firsts.length,
        LastScan: firsts.length > 0 ? Math.max(...firsts) : null,
      },
    ]
  })
}

/** The stops of a round that the caller sees, with their codes. Throws `sys.obj.nof`. */
export const readInstallationStops = async (ctx: GroupCtx, id: string): Promise<Output<typeof GetInstallationStops>> => {
  const { tx, GroupId } = ctx
  const version = and(eq(roundVersion.GroupId, GroupId), eq(roundVersion.RoundId, round.id), eq(roundVersion.Number, round.Number))
  const [found] = await tx
    .select({ QrName: round.QrName, BuildingId: round.BuildingId, BuildingName: building.Name, Stops: roundVersion.Stops })
    .from(round)
    .innerJoin(roundVersion, version)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, round.BuildingId)))
    .where(and(seenBy(ctx, round), eq(round.id, id)))
  if (!found) throw notFound()
  const ids = found.Stops.flatMap(one => one.QrCodeId ?? [])
  const codes = await tx
    .select({ id: qrCode.id, Address: qrCode.Address, Version: qrCode.Version })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.id, ids)))
  const rooms = await tx
    .select({ id: mechanicalSpace.id, SpaceName: mechanicalSpace.SpaceName })
    .from(mechanicalSpace)
    .where(and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, found.BuildingId)))
  const [codeOf, roomOf] = [new Map(codes.map(one => [one.id, one])), new Map(rooms.map(one => [one.id, one.SpaceName]))]
  const scans = await readFirstScans(ctx, ids)
  const StopQrCodes = found.Stops.map(
    ({ StopId, EquipmentName, EquipmentType, Floor, MechanicalSpace, InstallationNote, QrCodeId, SignId }) => {
      const code = codeOf.get(QrCodeId ?? '')
      return {
        StopId,
        EquipmentName,
        EquipmentTypeDisplayText: EquipmentType && equipmentTypeLabel(EquipmentType),
        Floor,
        MechanicalSpace: roomOf.get(MechanicalSpace ?? '') ?? '',
        InstallationNote,
        QrCodeId,
        SignId,
        ImageUrl: code ? pictureUrl(code.Address, code.Version) : '',
        PointingUrl: code ? webLink(ctx.baseUrl, code.Address) : '',
        FirstScan: scans.get(QrCodeId ?? '') ?? null,
      }
    },
  )
  const { QrName, BuildingId, BuildingName } = found
  return { QrName, BuildingId, BuildingName, PdfPreview: linkGuide(ctx, { BuildingId, RoundId: id }), StopQrCodes }
}
