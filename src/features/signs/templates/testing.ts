import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { layOut } from '../artwork/layouts.ts'
import { measureSign } from '../artwork/materials.ts'
import { AddSignTemplate, EditSignTemplate, RetireSignTemplate } from './contract.ts'
import { signTemplate } from './tables.ts'

const look = { Size: '8 × 10', Orientation: 'Portrait' } as const
/** A template as it is sent; with two codes for 2-QR signs. */
export const templateOf = (Name: string, layout: 'Standard' | 'Pair' = 'Standard') => {
  const size = measureSign(look.Size, look.Orientation)
  if (!size) throw new Error('no size')
  return { Name, ...look, Slots: [...layOut(layout, size).Slots] }
}

/** A template of the account. */
export const addTemplate = async (account: Account, Name = 'Lobby', layout: 'Standard' | 'Pair' = 'Standard') =>
  account.call(AddSignTemplate, { GroupId: account.group.id, ...templateOf(Name, layout) })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: AddSignTemplate,
      open: async account => ({ input: text => ({ GroupId: account.group.id, ...templateOf(text) }) }),
    },
    {
      call: RetireSignTemplate,
      open: async account => {
        const { acId, Version } = await addTemplate(account)
        return { input: () => ({ GroupId: account.group.id, TemplateId: acId, Version, Retired: true }) }
      },
    },
  ],
  saves: () => [
    [
      'sign template',
      {
        call: EditSignTemplate,
        open: async account => {
          const { acId, Version } = await addTemplate(account)
          return { input: Name => ({ GroupId: account.group.id, TemplateId: acId, Version, ...templateOf(Name) }) }
        },
      },
    ],
  ],
  rows: account => {
    const GroupId = account.group.id
    return {
      'PrintManagement/GetSignTemplates': {
        filter: { gId: GroupId },
        add: async (tx, n) => {
          await tx.insert(signTemplate).values({ GroupId, ...templateOf(`Template ${n}`) })
        },
      },
    }
  },
}
