import { definePayload, defineSection } from '../section.ts'
import { BuildingPIN as schema } from './model.ts'
import { noPins, pinCodesProblems } from './rules.ts'

export const BuildingPIN = defineSection({
  index: 1,
  title: { en: 'Building PIN', es: 'PIN del edificio', fr: 'Code PIN de l’immeuble' },
  shown: 'BuildingPIN',
  edit: ['GlobalManageEntities', 'ManagePin'],
  payload: definePayload({ schema, empty: noPins, problems: pinCodesProblems, kept: false, savedBy: 'own' }),
  fields: {
    BuildingPIN: { en: 'Building PIN', es: 'PIN del edificio', fr: 'Code PIN de l’immeuble' },
    PinCodes: { en: 'PIN', es: 'PIN', fr: 'Code PIN' },
  },
})
