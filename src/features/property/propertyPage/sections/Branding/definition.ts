import { Branding as schema } from '../../../../codes/branding/model.ts'
import { brandingProblems, newBranding } from '../../../../codes/branding/rules.ts'
import { definePayload, defineSection } from '../section.ts'

export const Branding = defineSection({
  index: 2,
  title: { en: 'Branding', es: 'Imagen de marca', fr: 'Image de marque' },
  shown: 'Branding',
  edit: ['GlobalManageEntities'],
  payload: definePayload({ schema, empty: newBranding, problems: payload => brandingProblems(payload), kept: true, savedBy: 'own' }),
})
