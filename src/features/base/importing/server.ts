import { accountParts } from '../../../platform/account/parts.ts'
import { importParts } from './accountParts.server.ts'
import * as record from './record.ts'

export const additions = [...record.additions, accountParts.with(...importParts)]
