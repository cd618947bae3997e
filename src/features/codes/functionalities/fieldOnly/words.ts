import { defineWords } from '../../../../core/words.ts'

export const words = defineWords({
  en: {
    field: 'Field {n, number}',
    required: 'Must be filled in',
    languageHelp: 'English is needed. Where Spanish is empty, visitors read the English text.',
  },
  es: {
    field: 'Campo {n, number}',
    required: 'Obligatorio',
    languageHelp: 'El inglés es necesario. Donde falte el español, los visitantes leen el texto en inglés.',
  },
  fr: {
    field: 'Champ {n, number}',
    required: 'Obligatoire',
    languageHelp: 'L’anglais est nécessaire. Si l’espagnol est vide, les visiteurs lisent le texte anglais.',
  },
})
