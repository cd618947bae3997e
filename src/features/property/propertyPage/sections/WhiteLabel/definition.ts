import { definePayload, defineSection } from '../section.ts'
import { WhiteLabel as schema } from './model.ts'
import { noOwner, tidiedOwner, whiteLabelProblems } from './rules.ts'

export const WhiteLabel = defineSection({
  index: 12,
  title: { en: 'White Label', es: 'Marca blanca', fr: 'Marque blanche' },
  shown: 'WhiteLabel',
  payload: definePayload({
    schema,
    empty: () => noOwner,
    problems: whiteLabelProblems,
    kept: true,
    savedBy: 'kit',
    tidy: tidiedOwner,
    files: { bucket: 'OwnerLogo', fields: ['LogoFile'] },
  }),
  fields: {
    WhiteLabel: { en: 'White Label', es: 'Marca blanca', fr: 'Marque blanche' },
    LogoFile: { en: 'Logo', es: 'Logotipo', fr: 'Logo' },
    HasOwner: { en: 'Has an owner', es: 'Con propietario', fr: 'Avec propriétaire' },
    Label: { en: 'Owner', es: 'Propietario', fr: 'Propriétaire' },
  },
})
