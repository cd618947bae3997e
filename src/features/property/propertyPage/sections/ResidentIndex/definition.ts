import { definePayload, defineSection } from '../section.ts'
import { ResidentIndex as schema } from './model.ts'
import { noIndex, residentIndexProblems, tidiedIndex } from './rules.ts'

export const ResidentIndex = defineSection({
  index: 11,
  title: { en: 'Resident Index', es: 'Índice de residentes', fr: 'Index des résidents' },
  shown: 'ResidentIndex',
  payload: definePayload({
    schema,
    empty: noIndex,
    problems: payload => residentIndexProblems(payload),
    kept: true,
    savedBy: 'kit',
    tidy: tidiedIndex,
  }),
  fields: {
    ResidentIndex: { en: 'Resident Index', es: 'Índice para residentes', fr: 'Répertoire des résidents' },
    Fields: { en: 'Field', es: 'Campo', fr: 'Champ' },
  },
})
