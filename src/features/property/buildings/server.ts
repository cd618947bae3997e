import { serve } from '../../../platform/handle.ts'
import { recordNames } from '../../base/history/record.server.ts'
import { archiveMany, restoreMany } from './archiveMany.server.ts'
import { AddPropertyTag } from './calls/AddPropertyTag.ts'
import { ArchiveProperty } from './calls/ArchiveProperty.ts'
import { GetBuildingTypes } from './calls/GetBuildingTypes.ts'
import { GetPropertyList } from './calls/GetPropertyList.ts'
import { GetPropertyLocation } from './calls/GetPropertyLocation.ts'
import { GetPropertyTags } from './calls/GetPropertyTags.ts'
import { GetPropertyUse } from './calls/GetPropertyUse.ts'
import { GetRegions } from './calls/GetRegions.ts'
import { GetSameNames } from './calls/GetSameNames.ts'
import { GetStates } from './calls/GetStates.ts'
import { RestoreProperty } from './calls/RestoreProperty.ts'
import * as contract from './contract.ts'
import { propertyColumns } from './listColumns.ts'
import { buildingNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  AddPropertyTag,
  ArchiveProperties: archiveMany.handler,
  ArchiveProperty,
  GetBuildingTypes,
  GetPropertyList,
  GetPropertyLocation,
  GetPropertyTags,
  GetPropertyUse,
  GetRegions,
  GetSameNames,
  GetStates,
  RestoreProperties: restoreMany.handler,
  RestoreProperty,
})

export const jobs = [archiveMany.job, restoreMany.job]
export const lists = [propertyColumns]
export const additions = [...record.additions, recordNames.with(...buildingNames)]
