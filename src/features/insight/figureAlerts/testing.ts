import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { DeleteFigureAlert, SaveFigureAlert, SetFigureAlert } from './contract.ts'
import { figureAlert } from './tables.ts'

/** CSAT below 3.5 of at least five answers in a week, in the building. */
export const setAlert = ({ call, group, building }: Account, over: object = {}) =>
  call(SaveFigureAlert, { GroupId: group.id, BuildingId: building.id, Metric: 'CSAT', Below: 3.5, LeastN: 5, Days: 7, ...over })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveFigureAlert,
      open: async account => ({
        input: text => ({
          GroupId: account.group.id,
          BuildingId: account.building.id,
          Metric: 'CSAT',
          EntityType: text,
          Below: 3,
          LeastN: 5,
          Days: 7,
        }),
      }),
    },
    {
      call: SetFigureAlert,
      open: async account => {
        const { AlertId } = await setAlert(account)
        return { input: () => ({ GroupId: account.group.id, AlertId, OnOff: false, PausedUntil: null }) }
      },
    },
    {
      call: DeleteFigureAlert,
      open: async account => {
        const { AlertId } = await setAlert(account)
        return { input: () => ({ GroupId: account.group.id, AlertId }) }
      },
    },
  ],
  saves: () => [
    [
      'alert',
      {
        call: SaveFigureAlert,
        open: async account => {
          const { AlertId, Version } = await setAlert(account)
          const GroupId = account.group.id
          return {
            input: text => ({
              GroupId,
              AlertId,
              Version,
              BuildingId: account.building.id,
              Metric: 'CSAT',
              EntityType: text,
              Below: 3,
              LeastN: 5,
              Days: 7,
            }),
          }
        },
      },
    ],
  ],
  rows: ({ group, user }) => ({
    'Alert/GetFigureAlerts': {
      filter: { gId: group.id },
      add: (tx, n) =>
        tx.insert(figureAlert).values({ GroupId: group.id, UserId: user.id, Metric: 'CSAT', Below: 3, LeastN: n + 1, Days: 7 }),
    },
  }),
}
