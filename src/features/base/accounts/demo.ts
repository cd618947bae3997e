import { daysAfter } from '../../../platform/demo/moments.ts'
import { numberLocalized } from '../../../platform/demo/names.ts'
import { demoPart } from '../../../platform/demo/part.ts'
import { type AccountKey, demoAccounts } from './demo/accounts.ts'
import { accountGroup } from './tables.ts'

export type { AccountKey }

/** An account of the demo world; `key` is how the content of every feature names it. */
type MadeAccount = { key: AccountKey; GroupId: string; GroupName: { en: string; es: string } }

/** How many accounts are written. */
export const writtenAccounts = demoAccounts.length

export const accountsDemo = demoPart('base/accounts', async ({ tx, copy, from, count }): Promise<readonly MadeAccount[]> => {
  const CreatedDate = daysAfter(from, -40)
  const made: MadeAccount[] = []
  for (const { key, ...account } of demoAccounts.slice(0, copy.accounts)) {
    const GroupName = numberLocalized(account.GroupName, copy.number)
    const [row] = await tx
      .insert(accountGroup)
      .values({ ...account, GroupName, CreatedDate, ModifiedDate: CreatedDate })
      .returning({ GroupId: accountGroup.id })
    if (!row) throw new Error('no account was made')
    made.push({ key, GroupId: row.GroupId, GroupName })
  }
  count({ account: made.length })
  return made
})
