import type { BasicInfo } from '../../../buildings/sections/BasicInfo/model.ts'
import { basicInfoOf, saveMessage } from '../../../buildings/sections/BasicInfo/rules.ts'
import type { SectionPage } from '../panel.tsx'
import { BasicInfoFields } from './BasicInfoFields.tsx'

const Summary = ({ payload }: { payload: BasicInfo }) => [payload.City, payload.State].filter(Boolean).join(', ')

export const page: SectionPage<'BasicInfo'> = { Fields: BasicInfoFields, of: basicInfoOf, Summary, saveMessage }
