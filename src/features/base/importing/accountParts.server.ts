import { accountPart } from '../../../platform/account/parts.ts'
import { importRun } from './tables.ts'

export const importParts = [
  accountPart(importRun, {
    endWork: async (client, GroupId) => {
      await client.query(`update import_run set state = 'Failed' where group_id = $1 and state = 'Running'`, [GroupId])
    },
  }),
]
