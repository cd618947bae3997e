import { and, eq } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { below, invalid } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { provenUpload, provenUploads } from '../../base/files/proven.server.ts'
import type { CodeFacet, FacetCode, FacetSaving } from '../../codes/qr/facets.server.ts'
import { writeEquipment } from './bulk.server.ts'
import { EquipmentFacts, facetKey } from './model.ts'
import { findFactProblems, searchTextOf } from './rules.ts'
import { equipment, mechanicalSpace } from './tables.ts'

export type EquipmentRecord = typeof equipment.$inferSelect

const ofCode = ({ GroupId }: { GroupId: string }, QrCodeId: string) => and(eq(equipment.GroupId, GroupId), eq(equipment.QrCodeId, QrCodeId))

const readOne = async (ctx: Pick<FacetSaving, 'tx' | 'GroupId'>, QrCodeId: string): Promise<EquipmentRecord | null> =>
  (await ctx.tx.select().from(equipment).where(ofCode(ctx, QrCodeId)))[0] ?? null

/** What a piece of equipment has of its code. */
export const columnsOfCode = ({ BuildingId, SignId, QrName, Location, Floor, InstallationNote, Retired }: FacetCode) => ({
  BuildingId,
  SignId,
  EquipmentName: QrName.trim(),
  Location: Location.trim(),
  Floor: Floor.trim(),
  InstallationNote: InstallationNote.trim(),
  Retired,
})

const names = Object.keys(EquipmentFacts.shape) as (keyof EquipmentFacts)[] // the shape's own keys
/** The facts of a row, as the wire has them without links to files. */
export const factsOf = (row: EquipmentRecord): EquipmentFacts =>
  EquipmentFacts.parse(Object.fromEntries(names.map(name => [name, row[name]])))

/** Equipment as a facet of its code: saved with it, copied with it, named and placed as it is. */
export const equipmentFacet: CodeFacet = {
  Key: facetKey,
  read: async (ctx, QrCodeId) => {
    const row = await readOne(ctx, QrCodeId)
    if (!row) return null
    const facts = factsOf(row)
    const { UploadFiles, Handbook } = facts
    return { ...facts, UploadFiles: UploadFiles.map(file => linkFile(ctx, file)), Handbook: Handbook && linkFile(ctx, Handbook) }
  },
  save: async (ctx, code, value) => {
    const before = await readOne(ctx, code.id)
    const Before = before && factsOf(before)
    if (value === null) {
      if (before) await ctx.tx.delete(equipment).where(ofCode(ctx, code.id))
      return { Before, After: null }
    }
    const After = await provenFacts(ctx, code, value, before)
    const own = columnsOfCode(code)
    const columns = { ...own, ...After, SearchText: searchTextOf({ ...own, ...After }) }
    const [row] = before
      ? await ctx.tx
          .update(equipment)
          .set({ ...columns, ModifiedDate: ctx.now })
          .where(ofCode(ctx, code.id))
          .returning()
      : await ctx.tx
          .insert(equipment)
          .values({ ...columns, GroupId: ctx.GroupId, QrCodeId: code.id })
          .returning()
    if (row) await noteFiles(ctx.tx, equipment, [row])
    return { Before, After }
  },
  copy: async (ctx, QrCodeId, to) => {
    const row = await readOne(ctx, QrCodeId)
    if (!row) return
    // Serial number, photo, dates and the room are those of one piece; what a copy shares is its kind.
    const { StopType, Type, TagType, IsLadder, MechanicalSystem, Manufacturer, ManufacturerPartNumber, ExtinguisherType } = row
    const { ToleranceMin, ToleranceMax, Handbook, GroupId } = row
    const kind = { StopType, Type, TagType, IsLadder, MechanicalSystem, Manufacturer, ManufacturerPartNumber, ExtinguisherType }
    const rows = to.map(code => {
      const shared = { ...columnsOfCode(code), ...kind, ToleranceMin, ToleranceMax, Handbook, SerialNo: '', IntegrationId: '' }
      return { ...shared, GroupId, QrCodeId: code.id, SearchText: searchTextOf(shared) }
    })
    await noteFiles(ctx.tx, equipment, await ctx.tx.insert(equipment).values(rows).returning())
  },
  follow: async (ctx, codes) => {
    const now = new Map(codes.map(code => [code.id, code]))
    const here = and(eq(equipment.GroupId, ctx.GroupId), oneOf(equipment.QrCodeId, [...now.keys()]))
    const rows = (await ctx.tx.select().from(equipment).where(here)).flatMap(row => {
      const code = now.get(row.QrCodeId)
      if (!code) return []
      const moved = row.BuildingId !== code.BuildingId
      return [{ ...row, ...columnsOfCode(code), ...(moved && { MechanicalSpaceId: null }) }]
    })
    await writeEquipment(ctx, rows)
  },
  retire: async ({ tx, GroupId }, QrCodeIds, Retired) => {
    await tx
      .update(equipment)
      .set({ Retired })
      .where(and(eq(equipment.GroupId, GroupId), oneOf(equipment.QrCodeId, QrCodeIds)))
  },
}

/** The facts that are sent, by their rules: the room is one of the building, the files are those of before or the caller's own uploads. */
const provenFacts = async (ctx: GroupCtx, code: FacetCode, value: unknown, before: EquipmentRecord | null): Promise<EquipmentFacts> => {
  const problems = findFactProblems(value)
  if (problems.length > 0) throw invalid(below(`Facets.${facetKey}.`, problems))
  const facts = EquipmentFacts.parse(value)
  await requireSpace(ctx, code.BuildingId, facts.MechanicalSpaceId)
  const had = [...(before?.UploadFiles ?? []), ...(before?.Handbook ? [before.Handbook] : [])]
  const hadOf = ({ FileId }: FileRef) => had.find(one => one.FileId === FileId)
  const added = facts.UploadFiles.filter(one => !hadOf(one))
  const proven = await provenUploads(ctx, 'EquipmentPhoto', added, `Facets.${facetKey}.UploadFiles`)
  const UploadFiles = facts.UploadFiles.flatMap(one => hadOf(one) ?? proven.find(({ FileId }) => FileId === one.FileId) ?? [])
  const book = facts.Handbook
  const Handbook = book && (hadOf(book) ?? (await provenUpload(ctx, 'EquipmentHandbook', book, `Facets.${facetKey}.Handbook`)))
  return { ...facts, UploadFiles, Handbook }
}

const requireSpace = async ({ tx, GroupId }: Pick<FacetSaving, 'tx' | 'GroupId'>, BuildingId: string, id: string | null): Promise<void> => {
  if (id === null) return
  const here = and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, BuildingId), eq(mechanicalSpace.id, id))
  const [found] = await tx.select({ id: mechanicalSpace.id }).from(mechanicalSpace).where(here)
  if (!found) throw invalid([misfit(`Facets.${facetKey}.MechanicalSpaceId`, hints.choice)])
}
