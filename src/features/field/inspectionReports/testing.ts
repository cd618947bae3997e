import type { Lister } from '../../../../test/support/listedRows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { formAnswer, formSubmission } from '../../base/fields/tables.ts'
import { firstHash } from '../inspections/items.ts'
import { inspection, inspectionStop } from '../inspections/tables.ts'
import { addWalk } from '../inspections/testing.ts'
import { insertRound } from '../rounds/testing.ts'
import { GetInspectionDetail, RegeneratePDF, SaveStopAnswers } from './contract.ts'

/** A complete walk, and its first stop as it is sent to be corrected. */
export const addEditable = async (account: Account) => {
  const { InspectionId } = await addWalk(account)
  const { Stops, Version } = await account.call(GetInspectionDetail, { gId: account.group.id, iptId: InspectionId })
  const EquipmentInspectionId = Stops[0]?.EquipmentInspectionId ?? ''
  return { ...placeOf(account), InspectionId, Version, EquipmentInspectionId, FieldsValues: { Q001: 4 } }
}

const insertWalk = async (tx: Tx, account: Lister, n: number): Promise<string> => {
  const RoundId = await insertRound(tx, account, n, 'Engineering')
  const id = uuidv7()
  await tx.insert(inspection).values({
    GroupId: account.group.id,
    id,
    BuildingId: account.building.id,
    RoundId,
    Number: 1,
    RoundName: `Walk ${n}`,
    RoundType: 'Engineering',
    DeviceId: uuidv7(),
    EngineerName: 'Ana',
    SignedIn: true,
    Chain: firstHash,
    TotalStopNumber: 1,
    StartDate: new Date(),
  })
  return id
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: RegeneratePDF,
      open: async account => {
        const { InspectionId: IptId } = await addWalk(account)
        return { input: () => ({ ...placeOf(account), IptId, CoverType: 'Owner' as const }) }
      },
    },
  ],
  saves: () => [
    [
      'answers of a walk',
      {
        call: SaveStopAnswers,
        open: async account => {
          const sent = await addEditable(account)
          return { input: text => ({ ...sent, FieldsValues: { Q001: text.length } }) }
        },
      },
    ],
  ],
  rows: account => {
    const place = { GroupId: account.group.id, BuildingId: account.building.id }
    const gId = account.group.id
    return {
      'Inspection/GetInspectionSummaries': { filter: { gId }, add: (tx, n) => insertWalk(tx, account, n) },
      'Round/GetRoundErrorReport': {
        filter: { gId },
        add: async (tx, n) => {
          const InspectionId = await insertWalk(tx, account, n)
          const [SubmissionId, SubjectId] = [uuidv7(), uuidv7()]
          await tx.insert(formSubmission).values({ ...place, id: SubmissionId, FormId: InspectionId, SubjectId })
          const answer = { SubmissionId, Code: 'Q001', FieldKey: 'Q001', SubjectId, At: new Date(), Num: 9, Failed: true }
          await tx.insert(formAnswer).values({ ...place, ...answer })
          const stop = { InspectionId, StopId: uuidv7(), State: 'Done' as const, SubmissionId, DoneDate: new Date() }
          await tx.insert(inspectionStop).values({ ...place, ...stop, EquipmentName: `Pump ${n}` })
        },
      },
    }
  },
}
