import { multiline, text, z } from '../../../../../core/call.ts'
import { surveyPropertyTypes, workflowSystems } from '../../../surveys/model.ts'
import { choice, file, number, secret } from '../../model.ts'

export const BuildingInfo = z.strictObject({
  PropertyType: choice(surveyPropertyTypes),
  Owner: text(),
  SquareFt: number(),
  TenantsNum: number(),
  WorkflowSystem: choice(workflowSystems),
  Username: text(),
  ...secret,
  CurrentWorkflow: multiline(4000),
  SuppliersFile: file(),
})
