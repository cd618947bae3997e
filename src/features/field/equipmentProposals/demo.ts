import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { demoPart } from '../../../platform/demo/part.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { equipment } from '../equipment/tables.ts'
import { inspection } from '../inspections/tables.ts'
import { roundStop } from '../rounds/tables.ts'
import { equipmentProposal } from './tables.ts'

/** What the newest walk of each building has read at a name plate, waiting for a manager. */
export const equipmentProposalsDemo = demoPart('field/equipmentProposals', async making => {
  const { tx } = making
  for (const { GroupId, BuildingId } of buildingsDemo.made(making)) {
    const here = and(eq(inspection.GroupId, GroupId), eq(inspection.BuildingId, BuildingId), eq(inspection.State, 'Complete'))
    const [walk] = await tx.select().from(inspection).where(here).orderBy(desc(inspection.StartDate), inspection.id).limit(1)
    if (!walk?.SubmitDate) continue
    const [stop] = await tx
      .select({ StopId: roundStop.StopId, EquipmentId: equipment.id, SerialNo: equipment.SerialNo })
      .from(roundStop)
      .innerJoin(equipment, and(eq(equipment.GroupId, GroupId), eq(equipment.QrCodeId, roundStop.QrCodeId)))
      .where(and(eq(roundStop.GroupId, GroupId), eq(roundStop.RoundId, walk.RoundId), isNotNull(roundStop.QrCodeId)))
      .orderBy(roundStop.Position)
      .limit(1)
    if (!stop) continue
    const Facts = { SerialNo: stop.SerialNo ? `${stop.SerialNo}-B` : 'SN-48213' }
    const { StopId, EquipmentId } = stop
    const dates = { CreatedDate: walk.SubmitDate, ModifiedDate: walk.SubmitDate }
    await tx.insert(equipmentProposal).values({ GroupId, BuildingId, EquipmentId, InspectionId: walk.id, StopId, Facts, ...dates })
    making.count({ proposal: 1 })
  }
})
