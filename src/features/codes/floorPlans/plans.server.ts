import { and, eq, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { FileRef } from '../../../core/fileRef.ts'
import { invalid } from '../../../core/problem.ts'
import { byFloor } from '../../../platform/db/page.ts'
import { readBytes } from '../../../platform/files/fileStore.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { provenUpload } from '../../base/files/proven.server.ts'
import { qrCode } from '../qr/tables.ts'
import type { FloorPlanRow, PlanCode } from './model.ts'
import { floorPlanMessages } from './rules.ts'
import { floorPlan, planPin } from './tables.ts'

type PlanRecord = typeof floorPlan.$inferSelect
type InBuilding = Pick<GroupCtx, 'tx' | 'GroupId'> & { BuildingId: string }

export const ofBuilding = ({ GroupId, BuildingId }: { GroupId: string; BuildingId: string }): SQL | undefined =>
  and(eq(floorPlan.GroupId, GroupId), eq(floorPlan.BuildingId, BuildingId))

/** The columns of a code beside a plan. */
export const planCodeColumns = {
  QrCodeId: qrCode.id,
  SignId: qrCode.SignId,
  QrName: qrCode.QrName,
  QrType: qrCode.QrType,
  Location: qrCode.Location,
  Floor: qrCode.Floor,
  InstallationNote: qrCode.InstallationNote,
} satisfies Record<keyof PlanCode, unknown>

/** Codes in service of the building that stand on no plan. */
export const unplacedCodes = ({ GroupId, BuildingId }: { GroupId: string; BuildingId: string }): SQL => sql`${qrCode.GroupId} = ${GroupId}
  and ${qrCode.BuildingId} = ${BuildingId} and not ${qrCode.Retired}
  and not exists (select 1 from ${planPin} where ${planPin.GroupId} = ${GroupId} and ${planPin.QrCodeId} = ${qrCode.id})`

// Each table says its account by itself: a distributed database plans a count beside a row only so.
const placed = ({
  GroupId,
}: InBuilding) => sql<number>`(select count(*)::int from ${planPin} join ${qrCode} on ${qrCode.GroupId} = ${planPin.GroupId} and ${qrCode.id} = ${planPin.QrCodeId}
  where ${planPin.GroupId} = ${GroupId} and ${qrCode.GroupId} = ${GroupId} and ${planPin.PlanId} = ${floorPlan.id} and not ${qrCode.Retired})`
const unplaced = (place: InBuilding) =>
  sql<number>`(select count(*)::int from ${qrCode} where ${unplacedCodes(place)} and name_key(${qrCode.Floor}) = name_key(${floorPlan.Floor}))`

/** Plans of the building that a condition finds, in the order of their floors. */
export const readPlans = async (ctx: InBuilding & Pick<GroupCtx, 'fileLink'>, which?: SQL): Promise<FloorPlanRow[]> => {
  const rows = await ctx.tx
    .select({ plan: floorPlan, Placed: placed(ctx), Unplaced: unplaced(ctx) })
    .from(floorPlan)
    .where(and(ofBuilding(ctx), which))
    .orderBy(byFloor(floorPlan.Floor), floorPlan.id)
  return rows.map(({ plan: { id, BuildingId, Floor, Picture, Width, Height, Version, ModifiedDate }, ...counts }) => ({
    PlanId: id,
    BuildingId,
    Floor,
    Picture: linkFile(ctx, Picture),
    Width,
    Height,
    ...counts,
    Version,
    ModifiedDate: ModifiedDate.getTime(),
  }))
}

/** Longest side of a plan in pixels: what a browser draws on a phone, and more than a letter page prints. */
const mostPixels = 20_000

/** The picture that is sent, proven to be the caller's upload or that of before, with its size. */
export const provenPicture = async (
  ctx: GroupCtx,
  Picture: FileRef,
  before?: PlanRecord,
): Promise<Pick<PlanRecord, 'Picture' | 'Width' | 'Height'>> => {
  if (before?.Picture.FileId === Picture.FileId) return { Picture: before.Picture, Width: before.Width, Height: before.Height }
  const proven = await provenUpload(ctx, 'FloorPlan', Picture, 'Picture')
  const bytes = await readBytes(ctx.files, `${ctx.GroupId}/${proven.FileId}`)
  const refused = invalid([{ Field: 'Picture', Message: floorPlanMessages.broken }])
  if (!bytes) throw refused
  const {
    width = 0,
    height = 0,
    orientation = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number; orientation?: number })
  if (width < 1 || height < 1 || Math.max(width, height) > mostPixels) throw refused
  // A photo that lies on its side is shown upright.
  const [Width, Height] = orientation >= 5 ? [height, width] : [width, height]
  return { Picture: proven, Width, Height }
}
