import { newRequest } from '../../../../test/support/requests.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account, World } from '../../../../test/world.ts'
import {
  CreateRequest,
  EditRequestPlan,
  EndRequestPlan,
  GetRequestForm,
  GetRequestForms,
  GetRequestPlans,
  JoinRequest,
  SaveCosts,
} from './contract.ts'
import { requestPlan } from './tables.ts'

/** A code of an account that takes service requests, as the calls name it. */
export const newRequestForm = async (world: Pick<World, 'services'>, account: Pick<Account, 'group' | 'building'>) => {
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Maintenance' })
  const GroupId = account.group.id
  const { rows } = await world.services.db.system.query<{ id: string }>('select id from qr_item where group_id = $1 and qr_code_id = $2', [
    GroupId,
    QrCodeId,
  ])
  return { GroupId, BuildingId: account.building.id, QrCodeId, ItemId: rows[0]?.id ?? '' }
}

/** A request by phone, once, that nobody handles yet. */
export const byPhone = { Channel: 'Phone', TenantId: null, AssigneeId: null, Step: null, FirstDay: null } as const

const planRow = ({ group, building }: Pick<Account, 'group' | 'building'>, n: number) => ({
  GroupId: group.id,
  BuildingId: building.id,
  QrCodeId: group.id,
  ItemId: group.id,
  FunctionalityType: 'Maintenance',
  Step: 'Month' as const,
  FirstDay: '2030-01-01',
  NextDay: '2030-01-01',
  DueDate: new Date(Date.UTC(2030, 0, 1)),
  Answers: {},
  Detail: `Clean the gutters ${n}`,
})

const addPlan = async (world: Pick<World, 'services'>, account: Pick<Account, 'group' | 'building'>): Promise<string> => {
  const [made] = await world.services.db.withTenant(account.group.id as never, tx =>
    tx.insert(requestPlan).values(planRow(account, 1)).returning({ PlanId: requestPlan.id }),
  )
  return made?.PlanId ?? ''
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: CreateRequest,
      open: async account => {
        const at = await newRequestForm(world, account)
        return { input: text => ({ ...at, ...byPhone, Answers: { Q001: 'Plumbing', Q002: text } }) }
      },
    },
    {
      call: JoinRequest,
      open: async account => {
        const [one, other] = [await newRequest(world, account), await newRequest(world, account)]
        return { input: () => ({ GroupId: account.group.id, RequestId: one.RequestId, JoinedId: other.RequestId }) }
      },
    },
    {
      call: EndRequestPlan,
      open: async account => {
        const PlanId = await addPlan(world, account)
        return { input: () => ({ GroupId: account.group.id, PlanId, Version: 1 }) }
      },
    },
  ],
  saves: ({ world }) => [
    [
      'recurring request',
      {
        call: EditRequestPlan,
        open: async account => {
          const PlanId = await addPlan(world, account)
          const at = { GroupId: account.group.id, PlanId, Version: 1, Step: 'Month' as const, AssigneeId: null }
          return { input: text => ({ ...at, NextDay: `20${40 + (text.length % 50)}-03-01` }) }
        },
      },
    ],
    [
      'cost of a request',
      {
        call: SaveCosts,
        open: async account => {
          const { RequestId } = await newRequest(world, account)
          return { input: Item => ({ GroupId: account.group.id, RequestId, Version: 1, Costs: [{ Item, Quantity: 1, UnitCost: 10 }] }) }
        },
      },
    ],
  ],
  rows: account => ({
    'Request/GetRequestPlans': {
      filter: { gId: account.group.id, bId: account.building.id },
      add: (tx, n) => tx.insert(requestPlan).values(planRow(account, n)),
    },
  }),
  menu: {
    Requests: {
      may: ['AnalyticsDashboards'],
      calls: [GetRequestForms, GetRequestForm, CreateRequest, JoinRequest, SaveCosts, GetRequestPlans, EditRequestPlan, EndRequestPlan],
    },
  },
}
