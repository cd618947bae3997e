import { serve } from '../../../platform/handle.ts'
import { recordAccess } from '../../base/history/record.server.ts'
import { CreateProperty } from './calls/CreateProperty.ts'
import { EditProperty } from './calls/EditProperty.ts'
import { GetLegalTerms } from './calls/GetLegalTerms.ts'
import { GetPinCodes } from './calls/GetPinCodes.ts'
import { GetProperty } from './calls/GetProperty.ts'
import { GetResidentIndexTemplate } from './calls/GetResidentIndexTemplate.ts'
import { SaveResidentIndex } from './calls/SaveResidentIndex.ts'
import { UpdatePinCodes } from './calls/UpdatePinCodes.ts'
import * as contract from './contract.ts'
import { buildingAccess } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  CreateProperty,
  EditProperty,
  GetLegalTerms,
  GetPinCodes,
  GetProperty,
  GetResidentIndexTemplate,
  SaveResidentIndex,
  UpdatePinCodes,
})
export const additions = [...record.additions, recordAccess.with(buildingAccess)]
