import type { SectionPage } from '../panel.tsx'
import { BasicInfoFields } from './BasicInfoFields.tsx'
import type { BasicInfo } from './model.ts'
import { basicInfoOf, saveMessage } from './rules.ts'

const Summary = ({ payload }: { payload: BasicInfo }) => [payload.City, payload.State].filter(Boolean).join(', ')

export const page: SectionPage<'BasicInfo'> = { Fields: BasicInfoFields, of: basicInfoOf, Summary, saveMessage }
