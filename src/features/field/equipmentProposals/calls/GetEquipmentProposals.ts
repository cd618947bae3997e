import { and, desc, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { linkFile } from '../../../base/files/links.server.ts'
import { equipment } from '../../equipment/tables.ts'
import { inspection } from '../../inspections/tables.ts'
import { GetEquipmentProposals as call } from '../contract.ts'
import { readPhotos } from '../judge.server.ts'
import { mostProposals } from '../model.ts'
import { equipmentProposal } from '../tables.ts'

export const GetEquipmentProposals = handle(call, async ctx => {
  const { tx, GroupId, BuildingId } = ctx
  const { QrCodeId, EquipmentName, Manufacturer, ManufacturerPartNumber, SerialNo } = equipment
  const rows = await tx
    .select({
      proposal: equipmentProposal,
      QrCodeId,
      EquipmentName,
      Now: { Manufacturer, ManufacturerPartNumber, SerialNo },
      RoundName: inspection.RoundName,
      EngineerName: inspection.EngineerName,
    })
    .from(equipmentProposal)
    .innerJoin(equipment, and(eq(equipment.GroupId, GroupId), eq(equipment.id, equipmentProposal.EquipmentId)))
    .innerJoin(inspection, and(eq(inspection.GroupId, GroupId), eq(inspection.id, equipmentProposal.InspectionId)))
    .where(and(eq(equipmentProposal.GroupId, GroupId), eq(equipmentProposal.BuildingId, BuildingId), eq(equipmentProposal.State, 'Open')))
    .orderBy(desc(equipmentProposal.CreatedDate), equipmentProposal.id)
    .limit(mostProposals)
  const ids = rows.flatMap(({ proposal }) => proposal.Photos.map(({ FileId }) => FileId))
  const arrived = new Map((await readPhotos(ctx, ids)).map(one => [one.FileId, one]))
  return {
    Proposals: rows.map(({ proposal: { id: ProposalId, Version, Facts, Photos, CreatedDate }, ...row }) => ({
      ...row,
      ProposalId,
      Version,
      Facts,
      CreatedDate: CreatedDate.getTime(),
      Photos: Photos.flatMap(({ FileId }) => arrived.get(FileId) ?? []).map(file => linkFile(ctx, file)),
    })),
  }
})
