import type { FeatureWays } from '../../../../test/ways.ts'
import { GetRolePermissions, SaveRolePermissions } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  saves: ({ global }) => [
    [
      'permissions',
      {
        call: SaveRolePermissions,
        open: async ({ group }) => {
          const { Version } = await global.call(GetRolePermissions, { gId: group.id })
          const change = (Granted: boolean) => [{ Role: 'PM', Permission: 'Legal', Granted }]
          return { token: global.token, input: text => ({ GroupId: group.id, Version, Changes: change(text !== 'mine') }) }
        },
      },
    ],
  ],
  menu: {
    Permissions: { may: ['GlobalManageCustomers', 'ManageGroups'], calls: [GetRolePermissions, SaveRolePermissions] },
  },
}
