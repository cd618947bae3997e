import { defineSection } from '../section.ts'
import { BasicPropertyInfo as model } from './model.ts'
import { checkPropertyInfo, countPropertyInfo, noPropertyInfo, tidyPropertyInfo } from './rules.ts'
import { words } from './words.ts'

export const BasicPropertyInfo = defineSection({
  fields: { BasicPropertyInfo: model },
  savedAs: 'property',
  empty: { BasicPropertyInfo: noPropertyInfo },
  words,
  check: ({ BasicPropertyInfo }) => checkPropertyInfo(BasicPropertyInfo),
  tidy: ({ BasicPropertyInfo }) => ({ BasicPropertyInfo: tidyPropertyInfo(BasicPropertyInfo) }),
  count: ({ BasicPropertyInfo }) => countPropertyInfo(BasicPropertyInfo),
  begin: (saved, known) => ({ BasicPropertyInfo: { ...noPropertyInfo, ...(saved.BasicPropertyInfo ?? known) } }),
})
