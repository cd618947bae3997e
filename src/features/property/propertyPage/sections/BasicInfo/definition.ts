import { BasicInfo as schema } from '../../../buildings/sections/BasicInfo/model.ts'
import { basicInfoProblems, newBasicInfo } from '../../../buildings/sections/BasicInfo/rules.ts'
import { definePayload, defineSection } from '../section.ts'

export const BasicInfo = defineSection({
  index: 0,
  title: { en: 'Basic Info', es: 'Datos básicos', fr: 'Informations de base' },
  shown: 'BasicInfo',
  edit: ['GlobalManageEntities'],
  payload: definePayload({ schema, empty: newBasicInfo, problems: basicInfoProblems, kept: false, savedBy: 'own' }),
})
