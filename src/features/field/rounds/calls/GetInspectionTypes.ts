import { handle } from '../../../../platform/handle.ts'
import { GetInspectionTypes as call } from '../contract.ts'
import { inspectionTypeLabels, inspectionTypes } from '../roundTypes.ts'

export const GetInspectionTypes = handle(call, async () => ({
  InspectionTypes: inspectionTypes.map(Type => ({ Type, DisplayText: inspectionTypeLabels[Type] })),
}))
