import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { administrationParts } from './accountParts.server.ts'
import { ArchiveGroup } from './calls/ArchiveGroup.ts'
import { CreateChannel } from './calls/CreateChannel.ts'
import { CreateGroup } from './calls/CreateGroup.ts'
import { DeleteChannel } from './calls/DeleteChannel.ts'
import { DeleteGroup } from './calls/DeleteGroup.ts'
import { EditChannel } from './calls/EditChannel.ts'
import { EditGroup } from './calls/EditGroup.ts'
import { ExportGroup } from './calls/ExportGroup.ts'
import { GetChannels } from './calls/GetChannels.ts'
import { GetGroup } from './calls/GetGroup.ts'
import { GetGroupExport } from './calls/GetGroupExport.ts'
import { GetGroups } from './calls/GetGroups.ts'
import { GetGroupUse } from './calls/GetGroupUse.ts'
import { GetInvitation } from './calls/GetInvitation.ts'
import { GetSameGroupNames } from './calls/GetSameGroupNames.ts'
import { InviteAdmin } from './calls/InviteAdmin.ts'
import { RestoreGroup } from './calls/RestoreGroup.ts'
import { SearchBuildings } from './calls/SearchBuildings.ts'
import * as contract from './contract.ts'
import { deleteDue, exportGroup, forgetExports, sendInvitation } from './jobs.ts'
import { accountColumns, channelColumns, foundBuildingColumns } from './listColumns.ts'
import { accountAccess, channelNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  ArchiveGroup,
  CreateChannel,
  CreateGroup,
  DeleteChannel,
  DeleteGroup,
  EditChannel,
  EditGroup,
  ExportGroup,
  GetChannels,
  GetGroup,
  GetGroupExport,
  GetGroupUse,
  GetGroups,
  GetInvitation,
  GetSameGroupNames,
  InviteAdmin,
  RestoreGroup,
  SearchBuildings,
})
export const jobs = [sendInvitation, exportGroup, deleteDue, forgetExports]
export const lists = [accountColumns, channelColumns, foundBuildingColumns]
export const additions = [
  ...record.additions,
  accountParts.with(...administrationParts),
  recordAccess.with(accountAccess),
  recordNames.with(channelNames),
]
