import { accountParts } from '../../../platform/account/parts.ts'
import { importParts } from './accountParts.server.ts'

export const additions = [accountParts.with(...importParts)]
