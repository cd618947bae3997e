import { definePayload, defineSection } from '../section.ts'
import { COIInformation as schema } from './model.ts'
import { coverageProblems, noCoverage } from './rules.ts'

export const COIInformation = defineSection({
  index: 8,
  title: { en: 'COI Information', es: 'Información del certificado de seguro', fr: 'Informations sur l’attestation d’assurance' },
  shown: 'COIInformation',
  edit: ['GlobalManageEntities'],
  payload: definePayload({ schema, empty: noCoverage, problems: coverageProblems, kept: true, savedBy: 'kit' }),
  fields: {
    COIInformation: { en: 'COI Information', es: 'Certificado de seguro', fr: 'Attestation d’assurance' },
    Coverage: { es: 'Cobertura', fr: 'Garantie' },
    Kind: { es: 'Tipo', fr: 'Type' },
    Amount: { es: 'Importe', fr: 'Montant' },
    Required: { es: 'Obligatorio', fr: 'Obligatoire' },
    Additional: { en: 'Additional insured', es: 'Asegurado adicional', fr: 'Assuré supplémentaire' },
  },
})
