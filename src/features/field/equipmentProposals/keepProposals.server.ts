import { and, eq } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { equipment } from '../equipment/tables.ts'
import type { StopDone } from '../inspections/ends.server.ts'
import { detailFacts, photoDetail } from '../inspections/items.ts'
import { inspectionFile } from '../inspections/tables.ts'
import type { InspectionRecord } from '../inspections/walk.server.ts'
import { ProposedFacts } from './model.ts'
import { equipmentProposal } from './tables.ts'

/** Keeps what a walk has found at equipment, as far as its library says something else: one proposal a stop, until a manager has judged it. */
export const keepProposals = async (ctx: Ctx<'building'>, walk: InspectionRecord, stops: readonly StopDone[]): Promise<void> => {
  const { tx, GroupId, BuildingId, now } = ctx
  const found = stops.flatMap(({ stop, walked }) => {
    const photos = walked.files[photoDetail] ?? []
    const told = Object.values(walked.details).some(text => text.trim() !== '')
    return stop.EquipmentId && (told || photos.length > 0) ? [{ StopId: stop.StopId, EquipmentId: stop.EquipmentId, walked, photos }] : []
  })
  if (found.length === 0) return
  const ids = found.map(one => one.EquipmentId)
  const pieces = await tx
    .select()
    .from(equipment)
    .where(and(eq(equipment.GroupId, GroupId), oneOf(equipment.id, ids)))
  const pieceOf = new Map(pieces.map(piece => [piece.id, piece]))
  const known = await listFiles(ctx, walk.id)
  for (const { StopId, EquipmentId, walked, photos } of found) {
    const piece = pieceOf.get(EquipmentId)
    if (!piece) continue
    const facts = Object.entries(detailFacts).flatMap(([code, name]) => {
      const text = walked.details[code]?.trim() ?? ''
      return text !== '' && text !== piece[name] ? [[name, text] as const] : []
    })
    const Photos = photos.filter(({ FileId }) => known.has(FileId))
    if (facts.length === 0 && Photos.length === 0) continue
    const Facts = ProposedFacts.parse(Object.fromEntries(facts))
    const [kept] = await tx
      .insert(equipmentProposal)
      .values({ GroupId, BuildingId, EquipmentId, InspectionId: walk.id, StopId, Facts, Photos: [...Photos] })
      .onConflictDoUpdate({
        target: [equipmentProposal.GroupId, equipmentProposal.InspectionId, equipmentProposal.StopId],
        set: { Facts, Photos: [...Photos], ModifiedDate: now },
        setWhere: eq(equipmentProposal.State, 'Open'),
      })
      .returning()
    if (kept) await noteFiles(tx, equipmentProposal, [kept])
  }
}

/** Files that the phone of a walk has announced. */
const listFiles = async ({ tx, GroupId }: Ctx<'building'>, InspectionId: string): Promise<ReadonlySet<string>> => {
  const own = and(eq(inspectionFile.GroupId, GroupId), eq(inspectionFile.InspectionId, InspectionId))
  return new Set((await tx.select({ id: inspectionFile.id }).from(inspectionFile).where(own)).map(({ id }) => id))
}
