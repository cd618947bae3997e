import { messages, type Problem } from '../../../core/problem.ts'

/** Days that an account which is to be deleted can be brought back; and that an export of it counts, and is kept for downloading. */
export const DELETION_DAYS = 30
export const EXPORT_DAYS = 7
export const PASSPHRASE_LEAST = 12

export const deletionMessages = {
  passphraseShort: 'At least 12 characters',
  otherName: 'This is not the name of the account',
  exportFirst: 'Export the account first: its last export must be at most seven days old',
  otherCode: 'This is not the confirmation code of the latest export',
} as const

/** What is wrong with the passphrase of an export; none is right too. */
export const passphraseProblems = (passphrase: string | null | undefined): Problem[] =>
  passphrase && passphrase.length < PASSPHRASE_LEAST ? [{ Field: 'Passphrase', Message: deletionMessages.passphraseShort }] : []

type Leaving = { GroupName: string; ExportedDate: Date | null; ExportCode: string | null }
type Typed = { GroupName: string; ExportCode: string }

/** Why the typed name and code do not delete an account; the same words on screen, in the call and on the command line. */
export const deletionProblems = (account: Leaving, typed: Typed, now: Date): Problem[] => {
  const problems: Problem[] = []
  if (typed.GroupName.trim() === '') problems.push({ Field: 'GroupName', Message: messages.required })
  else if (typed.GroupName.trim() !== account.GroupName) problems.push({ Field: 'GroupName', Message: deletionMessages.otherName })
  const oldest = now.getTime() - EXPORT_DAYS * 86_400_000
  if (!account.ExportedDate || account.ExportedDate.getTime() < oldest)
    problems.push({ Field: 'ExportCode', Message: deletionMessages.exportFirst })
  else if (plain(typed.ExportCode) !== plain(account.ExportCode ?? ''))
    problems.push({ Field: 'ExportCode', Message: deletionMessages.otherCode })
  return problems
}

const plain = (code: string): string => code.replaceAll(/[^0-9a-f]/gi, '').toUpperCase()
