import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    pinTitle: 'Enter your PIN',
    pinLead: 'The four digits of your team at this building.',
    pin: 'PIN',
    signIn: 'Sign in',
  },
  es: {
    pinTitle: 'Escriba su PIN',
    pinLead: 'Los cuatro dígitos de su equipo en este edificio.',
    pin: 'PIN',
    signIn: 'Iniciar sesión',
  },
  fr: {
    pinTitle: 'Saisissez votre PIN',
    pinLead: 'Les quatre chiffres de votre équipe dans cet immeuble.',
    pin: 'PIN',
    signIn: 'Se connecter',
  },
})
