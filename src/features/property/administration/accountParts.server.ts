import { accountPart } from '../../../platform/account/parts.ts'
import { accountGroup, channelGroup } from '../../base/accounts/tables.ts'

export const administrationParts = [
  accountPart(accountGroup, { ofInstallation: ['ExportedDate', 'ExportCode', 'DeletionDate'] }),
  accountPart(channelGroup, { leftOut: 'channels are the provider’s, and bundle accounts of one installation' }),
]
