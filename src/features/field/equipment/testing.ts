import { randomUUID } from 'node:crypto'
import { addCode } from '../../../../test/support/listedRows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { SaveQrCode } from '../../codes/qr/contract.ts'
import {
  AddMechanicalSpace,
  DeleteMechanicalSpace,
  EditMechanicalSpace,
  GetEquipments,
  ResetDataIntegrity,
  SaveQuestionTemplate,
  SetLadder,
} from './contract.ts'
import type { EquipmentFacts } from './model.ts'
import { makePhotoQuestion } from './questions.ts'
import { equipment, mechanicalSpace } from './tables.ts'

type Facts = Partial<Input<typeof SaveQrCode>> & { Facts?: Partial<EquipmentFacts> }

/** Makes a code that marks a piece of equipment: a chiller on the roof unless said otherwise. */
export const addEquipment = async (account: Account, QrName: string, { Facts: facts, ...code }: Facts = {}) => {
  const Item = {
    Name: { en: QrName },
    Icon: 'tools',
    FunctionalityType: 'EquipmentInspection',
    QrType: 'EquipmentInspection',
    TemplateFormData: { Notice: { en: '', es: '' } },
  } as const
  const Facets = { Equipment: { StopType: 'Equipment', Type: 'Chiller', ...facts } }
  const made = await account.call(SaveQrCode, { ...placeOf(account), QrName, Location: 'Rooftop', Item, ...code, Facets })
  const rows = await account.call(GetEquipments, { filter: { gId: account.group.id, text: String(made.SignId) } })
  const row = rows.Equipments.find(one => one.QrCodeId === made.QrCodeId)
  if (!row) throw new Error('the library does not show the equipment')
  return { ...made, EquipmentId: row.EquipmentId, row }
}

/** A question as it is sent. */
export const questionOf = (Question: string) => ({ Code: 'Q001', QuestionType: 'BoolSingleChoice', Question: { en: Question } }) as const
const spaceIn = (account: Account, SpaceName = 'Penthouse') => account.call(AddMechanicalSpace, { ...placeOf(account), SpaceName })
const chillers = (account: Account) => ({ ...placeOf(account), StopType: 'Equipment', Type: 'Chiller' }) as const

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SetLadder,
      open: async account => {
        const { EquipmentId } = await addEquipment(account, 'Chiller 1')
        return { input: text => ({ GroupId: account.group.id, EquipmentId, IsLadder: text === 'mine' }) }
      },
    },
    { call: AddMechanicalSpace, open: async account => ({ input: text => ({ ...placeOf(account), SpaceName: text }) }) },
    {
      call: DeleteMechanicalSpace,
      open: async account => {
        const { acId } = await spaceIn(account)
        return { input: () => ({ ...placeOf(account), SpaceId: acId }) }
      },
    },
    { call: ResetDataIntegrity, open: async account => ({ input: () => ({ ...placeOf(account), Permanent: true }) }) },
  ],
  saves: () => [
    [
      'mechanical space',
      {
        call: EditMechanicalSpace,
        open: async account => {
          const { acId, Version } = await spaceIn(account)
          return { input: text => ({ ...placeOf(account), SpaceId: acId, Version, SpaceName: text }) }
        },
      },
    ],
    [
      'questions of a type',
      {
        call: SaveQuestionTemplate,
        open: async account => {
          const made = await account.call(SaveQuestionTemplate, { ...chillers(account), Fields: [] })
          const photo = makePhotoQuestion('Q002')
          const read = { TemplateId: made.acId, Version: made.Version }
          return { input: text => ({ ...chillers(account), ...read, Fields: [questionOf(text), photo] }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    const bId = account.building.id
    const place = { GroupId: gId, BuildingId: bId }
    const space = (tx: Tx, n: number) => tx.insert(mechanicalSpace).values({ ...place, SpaceName: `Room ${n}`, NameKey: randomUUID() })
    return {
      'Equipment/GetEquipments': {
        filter: { gId },
        add: async (tx, n) => {
          const code = await addCode(tx, account, n)
          const named = { QrCodeId: code.QrCodeId, SignId: code.SignId, EquipmentName: `Chiller ${n}`, SearchText: `chiller ${n}` }
          return tx.insert(equipment).values({ ...place, ...named, StopType: 'Equipment', Type: 'Chiller' })
        },
      },
      'MechanicalSpace/GetMechanicalSpaces': { filter: { gId }, add: space },
      'Equipment/GetQuestionTemplates': { filter: { gId, bId }, add: space, fixed: true },
    }
  },
}
