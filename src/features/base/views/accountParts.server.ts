import { accountPart } from '../../../platform/account/parts.ts'
import { listView } from './tables.ts'

export const viewParts = [accountPart(listView, { ofPerson: 'UserId' })]
