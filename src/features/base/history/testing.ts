import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { appUser, member } from '../people/tables.ts'
import { GetAuditRows, GetAuditUsers } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  rows: account => {
    const GroupId = account.group.id
    const BuildingId = account.building.id
    const year = { From: Date.now() - 300 * 86_400_000, To: Date.now() + 86_400_000 }
    const gId = GroupId
    const audited = (tx: Tx) =>
      tx.execute(`insert into audit (group_id, user_id, actor, call, object, object_id, before, after, request_id) values
      ('${GroupId}', '${account.user.id}', 'Test', 'Entity/EditProperty', 'building', '${BuildingId}', '{"City":"A"}', '{"City":"B"}', 'test')`)
    return {
      'History/GetHistory': { filter: { gId, Object: 'building', ObjectId: BuildingId }, add: audited },
      'History/GetAuditRows': { filter: { ...year, Object: 'building' }, add: audited },
      'History/GetAuditUsers': {
        filter: { gId },
        add: async (tx, n) => {
          const [user] = await tx
            .insert(appUser)
            .values({ Email: `${randomUUID()}@test.example`, FullName: `User ${n}` })
            .returning()
          if (user) await tx.insert(member).values({ GroupId, UserId: user.id, MemberRoleInGroup: 'GM' })
        },
      },
    }
  },
  menu: {
    Audit: { may: ['GlobalManageCustomers'], calls: [GetAuditRows, GetAuditUsers] },
  },
}
