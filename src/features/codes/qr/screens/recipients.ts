import { isEmail } from '../../../../core/email.ts'
import type { ContactRow } from '../../../property/contacts/model.ts'

/** The contacts that a code can be mailed to: not offboarded, with an e-mail, each address once. */
export const contactsToMail = <C extends Pick<ContactRow, 'Email' | 'OffboardedDate'>>(contacts: readonly C[]): C[] => {
  const taken = new Set<string>()
  return contacts.filter(({ Email, OffboardedDate }) => {
    const key = Email.trim().toLowerCase()
    if (OffboardedDate !== null || !isEmail(key) || taken.has(key)) return false
    taken.add(key)
    return true
  })
}

/** Whom a mail goes to: chosen contacts and typed addresses, each once. Blank entries are none. */
export const recipientsOf = (chosen: readonly string[], typed: string): string[] => {
  const all = [...chosen, ...typed.split(/[\s,;]+/)].filter(one => one.trim() !== '')
  return all.filter((one, i) => all.findIndex(other => other.toLowerCase() === one.toLowerCase()) === i)
}
