import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { codeFacets } from '../../codes/qr/facets.server.ts'
import { codeFacetRules } from '../../codes/qr/facets.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { AddMechanicalSpace } from './calls/AddMechanicalSpace.ts'
import { DeleteMechanicalSpace } from './calls/DeleteMechanicalSpace.ts'
import { EditMechanicalSpace } from './calls/EditMechanicalSpace.ts'
import { GetEquipment } from './calls/GetEquipment.ts'
import { GetEquipmentFilters } from './calls/GetEquipmentFilters.ts'
import { GetEquipments } from './calls/GetEquipments.ts'
import { GetMechanicalSpaces } from './calls/GetMechanicalSpaces.ts'
import { GetQuestionTemplate } from './calls/GetQuestionTemplate.ts'
import { GetQuestionTemplates } from './calls/GetQuestionTemplates.ts'
import { GetStopEquipmentTypes } from './calls/GetStopEquipmentTypes.ts'
import { ResetDataIntegrity } from './calls/ResetDataIntegrity.ts'
import { SaveQuestionTemplate } from './calls/SaveQuestionTemplate.ts'
import { SetLadder } from './calls/SetLadder.ts'
import * as contract from './contract.ts'
import { expirySource } from './expiry.server.ts'
import { equipmentFacet } from './facet.server.ts'
import { facetRules } from './facetRules.ts'
import { keepIntegrityDays, tellExpiry } from './jobs.ts'
import { equipmentColumns, spaceColumns, templateColumns } from './listColumns.ts'
import { equipmentAccess, equipmentNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  AddMechanicalSpace,
  DeleteMechanicalSpace,
  EditMechanicalSpace,
  GetEquipment,
  GetEquipmentFilters,
  GetEquipments,
  GetMechanicalSpaces,
  GetQuestionTemplate,
  GetQuestionTemplates,
  GetStopEquipmentTypes,
  ResetDataIntegrity,
  SaveQuestionTemplate,
  SetLadder,
})
export const jobs = [keepIntegrityDays, tellExpiry]
export const lists = [equipmentColumns, spaceColumns, templateColumns]
export const additions = [
  ...record.additions,
  codeFacetRules.with(facetRules),
  notificationSources.with(expirySource),
  codeFacets.with(equipmentFacet),
  recordAccess.with(...equipmentAccess),
  recordNames.with(...equipmentNames),
]
