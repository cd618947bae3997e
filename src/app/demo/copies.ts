import { writtenAccounts } from '../../features/base/accounts/demo.ts'
import type { DemoCopy } from '../../platform/demo/part.ts'

/** Visits of one account grow to this many times the written ones; a larger world has more accounts. */
const mostPerAccount = 20

/**
 * The copies that make a world `scale` times as large as the written one (about 30,000 scans and 6,000 answers), over `accounts`
 * accounts or as many as are needed. `first`: number of the first copy.
 */
export const copiesFor = (scale: number, { accounts, first = 1 }: { accounts?: number | undefined; first?: number } = {}): DemoCopy[] => {
  const wanted = accounts ?? writtenAccounts * Math.max(1, Math.ceil(scale / mostPerAccount))
  const perAccount = (scale * writtenAccounts) / wanted
  return Array.from({ length: Math.ceil(wanted / writtenAccounts) }, (_, i) => ({
    number: first + i,
    accounts: Math.min(writtenAccounts, wanted - i * writtenAccounts),
    scale: perAccount,
  }))
}
