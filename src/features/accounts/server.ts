import { serve } from '../../platform/handle.ts'
import { CreateChannel } from './calls/CreateChannel.ts'
import { CreateGroup } from './calls/CreateGroup.ts'
import { DeleteChannel } from './calls/DeleteChannel.ts'
import { EditChannel } from './calls/EditChannel.ts'
import { EditGroup } from './calls/EditGroup.ts'
import { GetChannels } from './calls/GetChannels.ts'
import { GetGroup } from './calls/GetGroup.ts'
import { GetGroups } from './calls/GetGroups.ts'
import { GetInvitation } from './calls/GetInvitation.ts'
import { InviteAdmin } from './calls/InviteAdmin.ts'
import { SearchBuildings } from './calls/SearchBuildings.ts'
import * as contract from './contract.ts'
import { sendInvitation } from './jobs.ts'

export const calls = serve(contract, {
  CreateChannel,
  CreateGroup,
  DeleteChannel,
  EditChannel,
  EditGroup,
  GetChannels,
  GetGroup,
  GetGroups,
  GetInvitation,
  InviteAdmin,
  SearchBuildings,
})
export const jobs = [sendInvitation]
