import { accountPart } from '../../../platform/account/parts.ts'
import { visitorBytes } from './tables.ts'

export const visitorParts = [accountPart(visitorBytes, { leftOut: 'limits of a day' })]
