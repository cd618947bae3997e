import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import {
  GetPinHolders,
  GetPortfolioContacts,
  GetPropertyContacts,
  GetTenantContacts,
  GetTenantList,
  OffboardContact,
  ReactivateContact,
} from '../contract.ts'
import { words } from '../words.ts'
import { whenOffboarded } from './whenOffboarded.ts'

type Person = { ContactId: string; name: string; BuildingId: string | null }
const changed = [GetPropertyContacts, GetPortfolioContacts, GetTenantContacts, GetTenantList, GetPinHolders]

/** Offboards a contact, after a question, or takes one back. Each tells whether it was done. */
export const useOffboarding = () => {
  const t = useWords(words)
  const GroupId = useGroupId()
  const off = useWrite(OffboardContact, { done: t('offboarded'), refresh: changed })
  const on = useWrite(ReactivateContact, { done: t('reactivated'), refresh: changed })
  return {
    running: off.running || on.running,
    offboard: async ({ ContactId, name, BuildingId }: Person): Promise<boolean> => {
      const sure = await confirm({ title: t('offboardTitle', { name }), text: t('offboardText'), yes: t('offboard'), danger: true })
      if (!sure || (await off.run({ GroupId, ContactId })) === undefined) return false
      for (const follow of whenOffboarded.all()) void follow({ gId: GroupId, ContactId, name, BuildingId })
      return true
    },
    reactivate: async ({ ContactId }: Person): Promise<boolean> => (await on.run({ GroupId, ContactId })) !== undefined,
  }
}
