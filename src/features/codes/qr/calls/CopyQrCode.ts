import { and, eq, isNull } from 'drizzle-orm'
import { writeAuditRows } from '../../../../platform/db/audit.ts'
import { isNamed, oneOf } from '../../../../platform/db/page.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { openForm } from '../../functionalities/secrets.server.ts'
import { readStyle } from '../../picture/files.server.ts'
import { CopyQrCode as call } from '../contract.ts'
import { insertQrCode, type QrItemRow, qrCodeById } from '../data.ts'
import { copyFacets, type FacetCode } from '../facets.server.ts'
import type { Item } from '../model.ts'
import { qrCode } from '../tables.ts'

/** Types whose form names something of its building. */
const boundTypes: readonly string[] = ['FrontDeskContact', 'Map', 'RoofAccessCarousel']

export const CopyQrCode = handle(call, async (ctx, { QrCodeId, BuildingIds, Style: look }) => {
  const { code, items } = await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)
  const known = await buildingsIn(ctx, BuildingIds)
  const named = await buildingsWith(ctx, BuildingIds, code.QrName)
  const ToCheck = items.some(({ FunctionalityType }) => boundTypes.includes(FunctionalityType))
  const { QrName, Placement, Location, Floor, Unit, InstallationNote, HubLook } = code
  const Items = items.map(item => copyOf(ctx.secret, item))
  const values = { GroupId: ctx.GroupId, QrName, Placement, Location, Floor, Unit, InstallationNote, HubLook, Items }
  const Copies = []
  const copies: FacetCode[] = []
  for (const BuildingId of new Set(BuildingIds)) {
    const none = { BuildingId, QrCodeId: null, SignId: null, ToCheck: false }
    if (!known.has(BuildingId)) Copies.push({ ...none, Result: 'NotFound' as const })
    else if (named.has(BuildingId)) Copies.push({ ...none, Result: 'SameName' as const })
    else {
      const Style = look === 'Own' && code.Style ? readStyle(code.Style) : undefined
      const made = await insertQrCode(ctx.tx, ctx.secret, { ...values, BuildingId, ...(Style && { Style }) })
      copies.push({ ...values, BuildingId, id: made.QrCodeId, SignId: made.SignId, Retired: false })
      Copies.push({ BuildingId, Result: 'Made' as const, QrCodeId: made.QrCodeId, SignId: made.SignId, ToCheck })
    }
  }
  await copyFacets(ctx, QrCodeId, copies)
  const made = Copies.flatMap(({ QrCodeId: id, SignId, BuildingId }) =>
    id === null ? [] : [{ id, Before: null, After: { QrName, SignId, BuildingId, Location, Floor } }],
  )
  const by = { GroupId: ctx.GroupId, UserId: ctx.actor.UserId, FullName: ctx.actor.FullName, RequestId: ctx.requestId }
  await writeAuditRows(ctx.tx, { ...by, Call: call.path, Object: 'qr_code' }, made)
  return { Copies }
})

/** Those of the buildings that are in use and that the caller sees. */
const buildingsIn = async ({ tx, GroupId, buildings }: GroupCtx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ id: building.id })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), oneOf(building.id, ids), isNull(building.ArchivedDate)))
  const seen = buildings === 'all' ? null : new Set<string>(buildings)
  return new Set(rows.flatMap(({ id }) => (seen === null || seen.has(id) ? [id] : [])))
}

/** Those that have a code of a name already. */
const buildingsWith = async ({ tx, GroupId }: GroupCtx, ids: readonly string[], name: string): Promise<ReadonlySet<string>> => {
  const here = and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.BuildingId, ids), isNamed(qrCode.QrName, name))
  return new Set((await tx.select({ id: qrCode.BuildingId }).from(qrCode).where(here)).map(({ id }) => id))
}

/** An item as it is saved anew: its secrets opened, so that they are sealed for the new code. */
const copyOf = (secret: string, { Name, Icon, FunctionalityType, QrType, TemplateFormData, Rules }: QrItemRow): Item => {
  const { CanSave: _, ...form } = openForm(secret, FunctionalityType, TemplateFormData)
  return { Name, Icon, FunctionalityType, QrType, TemplateFormData: form, ...(Rules && { Rules }) } as Item // as it was saved
}
