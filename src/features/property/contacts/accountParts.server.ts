import { accountPart } from '../../../platform/account/parts.ts'
import { contact } from './tables.ts'

/** Contacts who may sign in belong to the account as its members do. */
export const contactParts = [accountPart(contact, { givesPlaceTo: 'UserId' })]
