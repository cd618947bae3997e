import { translateMessages } from '../../../core/words.ts'
import { grantMessages } from './rules.ts'

export const messageWords = translateMessages(grantMessages, {
  weight: {
    es: 'Nadie cambia un rol que pesa tanto como el suyo, o más.',
    fr: 'Personne ne modifie un rôle qui pèse autant que le sien, ou plus.',
  },
  provider: {
    es: 'Este permiso es solo para las personas del proveedor.',
    fr: 'Cette autorisation est réservée aux personnes du fournisseur.',
  },
  held: { es: 'Nadie concede más de lo que tiene.', fr: 'Personne n’accorde plus que ce qu’il détient.' },
})
