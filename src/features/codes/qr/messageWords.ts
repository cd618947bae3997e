import { translateMessages } from '../../../core/words.ts'
import { qrMessages } from './rules.ts'

export const messageWords = translateMessages(qrMessages, {
  bothItems: { es: 'Indique un elemento o todos, no ambas cosas.', fr: 'Indiquez un élément ou tous, pas les deux.' },
  onlyHubs: {
    es: 'Solo un hub tiene varios botones. Elija un hub o deje un solo botón.',
    fr: 'Seul un hub a plusieurs boutons. Choisissez un hub, ou ne gardez qu’un bouton.',
  },
  notItsItem: { es: 'Este elemento no pertenece a este código QR.', fr: 'Cet élément n’appartient pas à ce code QR.' },
})
