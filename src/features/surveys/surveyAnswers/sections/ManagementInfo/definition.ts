import { countFacts } from '../../checks.ts'
import { defineSection } from '../section.ts'
import { ManagementInfo as model } from './model.ts'
import { words } from './words.ts'

export const ManagementInfo = defineSection({
  fields: { ManagementInfo: model },
  savedAs: 'section',
  empty: { ManagementInfo: { Workflow: null, HaveApp: null, AppPlatform: null, Additional: '' } },
  words,
  tidy: ({ ManagementInfo }) => ({
    ManagementInfo: { ...ManagementInfo, AppPlatform: ManagementInfo.HaveApp === 'Yes' ? ManagementInfo.AppPlatform : null },
  }),
  count: ({ ManagementInfo: { Workflow, HaveApp } }) => countFacts(Workflow !== null, HaveApp !== null),
})
