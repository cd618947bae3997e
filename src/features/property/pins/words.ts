import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    kinds: {
      ChiefEngineer: 'Chief Engineer',
      GM: 'GM',
      Cleaning: 'Cleaning',
      Security: 'Security',
      Supplier: 'Supplier',
      MobileEngineer: 'Mobile Engineer',
    },
    pinTitle: 'Enter your PIN',
    pinLead: 'The four digits of your team at this building.',
    pin: 'PIN',
    signIn: 'Sign in',
  },
  es: {
    kinds: {
      ChiefEngineer: 'Ingeniero jefe',
      GM: 'Gerente general',
      Cleaning: 'Limpieza',
      Security: 'Seguridad',
      Supplier: 'Proveedor',
      MobileEngineer: 'Ingeniero móvil',
    },
    pinTitle: 'Escriba su PIN',
    pinLead: 'Los cuatro dígitos de su equipo en este edificio.',
    pin: 'PIN',
    signIn: 'Iniciar sesión',
  },
  fr: {
    kinds: {
      ChiefEngineer: 'Ingénieur en chef',
      GM: 'Directeur général',
      Cleaning: 'Nettoyage',
      Security: 'Sécurité',
      Supplier: 'Fournisseur',
      MobileEngineer: 'Ingénieur mobile',
    },
    pinTitle: 'Saisissez votre PIN',
    pinLead: 'Les quatre chiffres de votre équipe dans cet immeuble.',
    pin: 'PIN',
    signIn: 'Se connecter',
  },
})
