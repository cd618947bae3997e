import { IconUsersGroup } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce } from '../../../../ui/calls.ts'
import type { RecordFinder } from '../../../../ui/kit/recordFinder.ts'
import { href } from '../../../../ui/route.ts'
import { accountInfo } from '../routes.ts'

export const accountFinder: RecordFinder = {
  title: { en: 'Accounts', es: 'Cuentas', fr: 'Comptes' },
  order: 10,
  acrossAccounts: true,
  find: async ({ text, language, most }) => {
    const { GetGroups } = await import('../contract.ts')
    const { Groups } = await callOnce(GetGroups, { filter: { text }, pagination: { page: 0, perPage: most } })
    return Groups.map(({ acId, GroupName, City }) => ({
      id: href(accountInfo, null, { gId: acId }),
      label: nameIn(GroupName, language),
      ...(City && { detail: City }),
      icon: <IconUsersGroup size={18} aria-hidden />,
    }))
  },
}
