import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    states: { Active: 'Active', Implementing: 'Implementing', Interested: 'Interested', Never: 'Never', unset: 'Not set' },
  },
  es: {
    states: { Active: 'Activo', Implementing: 'En implantación', Interested: 'Interesado', Never: 'Nunca', unset: 'Sin definir' },
  },
  fr: {
    states: { Active: 'Actif', Implementing: 'En déploiement', Interested: 'Intéressé', Never: 'Jamais', unset: 'Non défini' },
  },
})
