import { randomUUID } from 'node:crypto'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { SaveHtmlTemplate } from './contract.ts'
import { htmlTemplate } from './tables.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveHtmlTemplate,
      open: async account => ({ input: Title => ({ ...placeOf(account), Title, HtmlContent: '<p>Be kind.</p>' }) }),
    },
  ],
  rows: account => {
    const GroupId = account.group.id
    const BuildingId = account.building.id
    const gId = GroupId
    return {
      'QrCode/GetHtmlTemplates': {
        filter: { gId },
        add: (tx, n) =>
          tx.insert(htmlTemplate).values({ GroupId, BuildingId, Title: `Template ${n} ${randomUUID()}`, HtmlContent: '<p>a</p>' }),
      },
    }
  },
}
