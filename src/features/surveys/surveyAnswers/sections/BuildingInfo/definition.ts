import { checkWhole, countFilled, largestArea } from '../../checks.ts'
import { defineSection } from '../section.ts'
import { BuildingInfo as model } from './model.ts'
import { words } from './words.ts'

const mostTenants = 99_999

export const BuildingInfo = defineSection({
  fields: { BuildingInfo: model },
  savedAs: 'section',
  empty: {
    BuildingInfo: {
      PropertyType: null,
      Owner: '',
      SquareFt: null,
      TenantsNum: null,
      WorkflowSystem: null,
      Username: '',
      CurrentWorkflow: '',
      SuppliersFile: null,
    },
  },
  words,
  check: ({ BuildingInfo: { SquareFt, TenantsNum } }) => [
    ...checkWhole('BuildingInfo.SquareFt', SquareFt, largestArea),
    ...checkWhole('BuildingInfo.TenantsNum', TenantsNum, mostTenants),
  ],
  count: ({ BuildingInfo: { PropertyType, Owner, SquareFt, TenantsNum, WorkflowSystem, CurrentWorkflow, SuppliersFile } }) =>
    countFilled({ PropertyType, Owner, SquareFt, TenantsNum, WorkflowSystem, CurrentWorkflow, SuppliersFile }),
  mapSecrets: ({ BuildingInfo: { Password, PasswordSet, ...info } }, change) => ({
    BuildingInfo: { ...info, ...change({ Password, PasswordSet }, '') },
  }),
})
