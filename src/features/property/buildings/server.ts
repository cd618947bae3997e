import { serve } from '../../../platform/handle.ts'
import { AddPropertyTag } from './calls/AddPropertyTag.ts'
import { ArchiveProperty } from './calls/ArchiveProperty.ts'
import { CreateProperty } from './calls/CreateProperty.ts'
import { EditProperty } from './calls/EditProperty.ts'
import { GetBuildingTypes } from './calls/GetBuildingTypes.ts'
import { GetLegalTerms } from './calls/GetLegalTerms.ts'
import { GetPinCodes } from './calls/GetPinCodes.ts'
import { GetProperty } from './calls/GetProperty.ts'
import { GetPropertyList } from './calls/GetPropertyList.ts'
import { GetPropertyLocation } from './calls/GetPropertyLocation.ts'
import { GetPropertyTags } from './calls/GetPropertyTags.ts'
import { GetPropertyUse } from './calls/GetPropertyUse.ts'
import { GetRegions } from './calls/GetRegions.ts'
import { GetResidentIndexTemplate } from './calls/GetResidentIndexTemplate.ts'
import { GetSameNames } from './calls/GetSameNames.ts'
import { GetStates } from './calls/GetStates.ts'
import { RestoreProperty } from './calls/RestoreProperty.ts'
import { SaveResidentIndex } from './calls/SaveResidentIndex.ts'
import { UpdatePinCodes } from './calls/UpdatePinCodes.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, {
  AddPropertyTag,
  ArchiveProperty,
  CreateProperty,
  EditProperty,
  GetBuildingTypes,
  GetLegalTerms,
  GetPinCodes,
  GetProperty,
  GetPropertyList,
  GetPropertyLocation,
  GetPropertyTags,
  GetPropertyUse,
  GetRegions,
  GetResidentIndexTemplate,
  GetSameNames,
  GetStates,
  RestoreProperty,
  SaveResidentIndex,
  UpdatePinCodes,
})
