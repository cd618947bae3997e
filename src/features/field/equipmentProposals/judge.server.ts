import { and, eq } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { storedFile } from '../../../platform/tables.ts'
import { lockEquipment, setPhotos, writeEquipment } from '../equipment/bulk.server.ts'
import { mostPhotos } from '../equipment/model.ts'
import { equipment } from '../equipment/tables.ts'
import { equipmentProposal } from './tables.ts'

type Building = Ctx<'building'>
type NamedProposal = { ProposalId: string; Version: number }

/**
 * Judges an open proposal: taken over, its facts and photos are those of the equipment. Throws `sys.obj.nof`, also where the equipment has gone,
 * and `sys.obj.cfl` for one that was judged or changed meanwhile.
 */
export const judgeProposal = async (ctx: Building, { ProposalId, Version }: NamedProposal, State: 'Accepted' | 'Declined') => {
  const { tx, GroupId, BuildingId, now } = ctx
  const own = and(
    eq(equipmentProposal.GroupId, GroupId),
    eq(equipmentProposal.BuildingId, BuildingId),
    eq(equipmentProposal.id, ProposalId),
  )
  const proposal = await lockRecord(ctx, equipmentProposal, own)
  requireVersion(proposal, Version)
  if (proposal.State !== 'Open') throw new Refusal('sys.obj.cfl')
  if (State === 'Accepted') {
    const [piece] = await tx
      .select({ QrCodeId: equipment.QrCodeId })
      .from(equipment)
      .where(and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.id, proposal.EquipmentId)))
    if (!piece) throw notFound()
    const before = await lockEquipment(ctx, piece.QrCodeId)
    const { Manufacturer = before.Manufacturer, SerialNo = before.SerialNo } = proposal.Facts
    const { ManufacturerPartNumber = before.ManufacturerPartNumber } = proposal.Facts
    await writeEquipment({ tx, GroupId, now }, [{ ...before, Manufacturer, ManufacturerPartNumber, SerialNo }])
    const photos = await readPhotos(
      ctx,
      proposal.Photos.map(({ FileId }) => FileId),
    )
    const fresh = photos.filter(({ FileId }) => !before.UploadFiles.some(one => one.FileId === FileId))
    if (fresh.length > 0) await setPhotos({ tx, now }, before, [...before.UploadFiles, ...fresh].slice(0, mostPhotos))
    const Before = { Manufacturer: before.Manufacturer, ManufacturerPartNumber: before.ManufacturerPartNumber, SerialNo: before.SerialNo }
    ctx.audit({
      Object: 'equipment',
      ObjectId: before.id,
      Before,
      After: { Manufacturer, ManufacturerPartNumber, SerialNo, Photos: fresh.map(({ Name }) => Name) },
    })
  }
  const saved = await updateRecord(ctx, equipmentProposal, proposal, { State })
  ctx.audit({ Object: 'equipment_proposal', ObjectId: ProposalId, Before: { State: proposal.State }, After: { State } })
  return { ProposalId, Version: saved.Version }
}

/** Photos of walks that have arrived, as the equipment keeps them. */
export const readPhotos = ({ tx, GroupId }: Pick<Building, 'tx' | 'GroupId'>, ids: readonly string[]) =>
  tx
    .select({ FileId: storedFile.id, Name: storedFile.Name, Size: storedFile.Size, ContentType: storedFile.ContentType })
    .from(storedFile)
    .where(and(eq(storedFile.GroupId, GroupId), eq(storedFile.Bucket, 'RoundPhoto'), oneOf(storedFile.id, ids)))
