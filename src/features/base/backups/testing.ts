import type { FeatureWays } from '../../../../test/ways.ts'
import { GetBackups, StartBackup } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world, global }) => {
    const { token } = global
    return [
      {
        call: StartBackup,
        open: async () => {
          await world.services.db.system.query('delete from backup_run')
          return { token, input: () => ({}) }
        },
      },
    ]
  },
  menu: {
    Backups: { may: ['GlobalManageCustomers'], calls: [GetBackups, StartBackup] },
  },
}
