import { translateMessages } from '../../../core/words.ts'
import { templateMessages } from './rules.ts'

export const messageWords = translateMessages(templateMessages, {
  code: { es: 'Un rótulo necesita un lugar para su código.', fr: 'Un panneau a besoin d’un emplacement pour son code.' },
  codes: { es: 'Un rótulo tiene un lugar para cada código.', fr: 'Un panneau a un emplacement pour chaque code.' },
  text: { es: 'Escriba el texto de este lugar.', fr: 'Saisissez le texte de cet emplacement.' },
  color: { es: 'Elija un color o deje el campo vacío.', fr: 'Choisissez une couleur ou laissez le champ vide.' },
  layoutName: {
    es: 'Un diseño de todas las cuentas tiene este nombre. Escriba otro.',
    fr: 'Une mise en page de tous les comptes porte ce nom. Saisissez-en un autre.',
  },
})
