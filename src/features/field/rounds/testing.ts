import { randomUUID } from 'node:crypto'
import { addCode, contactRow, type Lister } from '../../../../test/support/listedRows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { contact } from '../../property/contacts/tables.ts'
import { AddMechanicalSpace } from '../equipment/contract.ts'
import { makePhotoQuestion } from '../equipment/questions.ts'
import { AssignRound, CopyRound, DeleteRounds, MakeRoundCsv, SaveRound } from './contract.ts'
import type { RoundStop } from './model.ts'
import { round } from './tables.ts'

/** A stop that gets a new code, in a room. */
export const stopOf = (
  EquipmentName: string,
  MechanicalSpace: string,
  more: Partial<RoundStop> = {},
): Input<typeof SaveRound>['Stops'][number] => ({
  StopId: randomUUID(),
  EquipmentName,
  EquipmentType: 'Pump',
  StopType: 'Equipment',
  Floor: 'B1',
  MechanicalSpace,
  NewQr: true,
  FormTemplateFields: [
    {
      Code: 'Q001',
      QuestionType: 'Number',
      Question: { en: 'Pressure in bar' },
      ErrorReporting: true,
      ErrorRule: 'OutsideRange',
      ToleranceMin: 2,
      ToleranceMax: 6,
    },
    makePhotoQuestion('Q002'),
  ],
  ...more,
})

/** A room for stops to stand in. */
export const roomOf = async (account: Account, SpaceName = `Plant ${randomUUID().slice(0, 6)}`): Promise<string> =>
  (await account.call(AddMechanicalSpace, { ...placeOf(account), SpaceName, Floor: 'B1' })).acId

/** A round of every day with one pump, as it is sent. */
export const roundOf = async (
  account: Account,
  QrName: string,
  more: Partial<Input<typeof SaveRound>> = {},
): Promise<Input<typeof SaveRound>> => ({
  ...placeOf(account),
  RoundType: 'Engineering',
  QrName,
  Frequency: 'Recurring',
  Times: 1,
  Period: 'Day',
  Stops: [stopOf(`Pump of ${QrName}`, await roomOf(account))],
  ...more,
})

/** Makes a round. */
export const addRound = async (account: Account, QrName: string, more: Partial<Input<typeof SaveRound>> = {}) =>
  account.call(SaveRound, await roundOf(account, QrName, more))

/** A row of the list, written straight into its table. Gives its id. */
export const insertRound = async (
  tx: Tx,
  account: Lister,
  n: number,
  RoundType: 'Engineering' | 'PreventativeMaintenance',
): Promise<string> => {
  const { QrCodeId } = await addCode(tx, account, n)
  const place = { GroupId: account.group.id, BuildingId: account.building.id }
  const name = `Round ${n} ${randomUUID().slice(0, 6)}`
  const id = uuidv7()
  await tx.insert(round).values({
    ...place,
    id,
    QrCodeId,
    RoundType,
    QrName: name,
    NameKey: name.toLowerCase(),
    Frequency: 'AdHoc',
    SearchText: name.toLowerCase(),
  })
  return id
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveRound,
      open: async account => {
        const sent = await roundOf(account, 'Morning')
        return { input: text => ({ ...sent, QrName: text }) }
      },
    },
    {
      call: AssignRound,
      open: async account => {
        const { RoundId } = await addRound(account, 'Morning')
        return { input: () => ({ GroupId: account.group.id, RoundId, UserId: null }) }
      },
    },
    {
      call: DeleteRounds,
      open: async account => {
        const { RoundId } = await addRound(account, 'Morning')
        return { input: () => ({ GroupId: account.group.id, RoundIds: [RoundId] }) }
      },
    },
    {
      call: MakeRoundCsv,
      open: async account => {
        const { RoundId } = await addRound(account, 'Morning')
        return { input: () => ({ GroupId: account.group.id, rId: RoundId }) }
      },
    },
    {
      call: CopyRound,
      open: async account => {
        const { RoundId } = await addRound(account, 'Morning')
        return { input: () => ({ GroupId: account.group.id, RoundId, DestBuildingIds: [account.building.id] }) }
      },
    },
  ],
  saves: () => [
    [
      'round',
      {
        call: SaveRound,
        open: async account => {
          const sent = await roundOf(account, 'Morning')
          const { RoundId, Version } = await account.call(SaveRound, sent)
          return { input: text => ({ ...sent, RoundId, Version, InstallationNote: text }) }
        },
      },
    ],
  ],
  menu: { 'Installation rounds': { may: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'], calls: [MakeRoundCsv] } },
  rows: account => {
    const gId = account.group.id
    return {
      'Round/GetRounds': { filter: { gId }, add: (tx, n) => insertRound(tx, account, n, 'Engineering') },
      'Round/GetPMRounds': { filter: { gId }, add: (tx, n) => insertRound(tx, account, n, 'PreventativeMaintenance') },
      'Round/GetRoundContacts': {
        filter: { gId, bId: account.building.id },
        add: (tx, n) => tx.insert(contact).values({ ...contactRow(account, n), BuildingId: account.building.id, UserId: account.user.id }),
      },
      'Round/GetPickableRounds': {
        filter: { gId, bId: account.building.id },
        add: (tx, n) => insertRound(tx, account, n, 'Engineering'),
      },
    }
  },
}
