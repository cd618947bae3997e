import type { FeatureWays } from '../../../../test/ways.ts'
import { StartExport } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: StartExport,
      open: async ({ group }) => {
        const what = { GroupId: group.id, List: 'Entity/GetPropertyList', filter: { gId: group.id }, Columns: ['Name'], Format: 'csv' }
        return { input: Title => ({ ...what, Title, FileName: 'Buildings', TimeZone: 'America/New_York' }) }
      },
    },
  ],
}
