import type { FeatureWays } from '../../../../test/ways.ts'
import { type Account, type World } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { joinInputs, readAnswers } from '../../base/fields/rules.ts'
import { askingTypes } from '../../codes/functionalities/families/asking/askingTypes.ts'
import { addRequest } from '../../codes/requests/data.ts'
import { SaveCharges } from './contract.ts'

const { MoveOut } = askingTypes
const fields = MoveOut.groupsIn(MoveOut.sample).flatMap(one => one.fields)
/** Codes of the items whose state a resident says, in the order of the form. */
export const moveOutItems = fields.filter(one => one.Style === 'scan.SingleChoice').map(one => one.Code)

/** Somebody has moved out, as the page of the code would keep it; `states` of some items, the others are clean. */
export const addMoveOut = async (world: Pick<World, 'services'>, account: Account, states: Readonly<Record<string, string>> = {}) => {
  const id = uuidv7(Date.now())
  const answers = readAnswers(fields, joinInputs(fields, { ...MoveOut.asks, ...states }))
  const of = {
    id,
    BuildingId: account.building.id,
    QrCodeId: id,
    ItemId: id,
    FunctionalityType: 'MoveOut',
    Venue: null,
    Language: 'en' as const,
  }
  await world.services.db.withTenant(account.group.id as never, tx =>
    addRequest({ tx, GroupId: account.group.id, now: new Date() }, { ...of, isWork: false, fields, answers }),
  )
  return { GroupId: account.group.id, RequestId: id }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  saves: ({ world }) => [
    [
      'charges of a move-out',
      {
        call: SaveCharges,
        open: async account => {
          const at = await addMoveOut(world, account)
          const { Version } = await account.call(SaveCharges, { ...at, Version: 0, Charges: [] })
          return { input: Item => ({ ...at, Version, Charges: [{ Item, Amount: 10 }] }) }
        },
      },
    ],
  ],
}
