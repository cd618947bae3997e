import { randomUUID } from 'node:crypto'
import { newRequest } from '../../../../test/support/requests.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addRequest } from '../requests/data.ts'
import { AddRequestNote, AssignRequests, EditRequest, GetRequest, GetRequestCounts, GetRequests, MoveRequest } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const requestIn = async (account: Account) => ({ GroupId: account.group.id, RequestId: (await newRequest(world, account)).RequestId })
    return [
      {
        call: AddRequestNote,
        open: async account => requestIn(account).then(at => ({ input: Note => ({ ...at, Note, ForVisitor: true }) })),
      },
      {
        call: AssignRequests,
        open: async account =>
          requestIn(account).then(({ GroupId, RequestId: id }) => ({
            input: () => ({ GroupId, Rows: [{ id, Version: 1 }], Values: { AssigneeId: null } }),
          })),
      },
      {
        call: MoveRequest,
        open: async account => requestIn(account).then(at => ({ input: () => ({ ...at, Version: 1, Move: 'finish' }) })),
      },
    ]
  },
  saves: ({ world }) => [
    [
      'request',
      {
        call: EditRequest,
        open: async account => {
          const { RequestId } = await newRequest(world, account)
          const at = { GroupId: account.group.id, RequestId, Version: 1, AssigneeId: null, DueDate: 0 }
          return { input: text => ({ ...at, Urgency: text === 'mine' ? 'Low' : 'High' }) }
        },
      },
    ],
  ],
  rows: account => {
    const GroupId = account.group.id
    const BuildingId = account.building.id
    const gId = GroupId
    const addOneRequest = (tx: Tx, n: number) => {
      const of = {
        BuildingId,
        QrCodeId: randomUUID(),
        ItemId: randomUUID(),
        FunctionalityType: 'Maintenance',
        Venue: null,
        Language: 'en' as const,
        isWork: true,
      }
      const at = { tx, GroupId, now: new Date(Date.UTC(2026, 10, 1, 8, n)) }
      return addRequest(at, { id: randomUUID(), ...of, fields: [], answers: {} })
    }
    return {
      'Request/GetRequests': { filter: { gId }, add: addOneRequest },
    }
  },
  menu: {
    Requests: {
      may: ['AnalyticsDashboards'],
      calls: [GetRequests, GetRequest, GetRequestCounts, MoveRequest, EditRequest, AddRequestNote, AssignRequests],
    },
  },
}
