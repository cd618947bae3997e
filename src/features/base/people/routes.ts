import { route } from '../../../ui/route.ts'

export const login = route('/login', {
  title: { en: 'Sign in', es: 'Iniciar sesión', fr: 'Connexion' },
  layout: 'bare',
  open: true,
  load: () => import('./screens/SignIn.tsx'),
})
export const reset = route('/reset', {
  title: { en: 'Reset password', es: 'Restablecer contraseña', fr: 'Réinitialiser le mot de passe' },
  layout: 'bare',
  open: true,
  load: () => import('./screens/Reset.tsx'),
})
export const accessibility = route('/accessibility', {
  title: { en: 'Accessibility', es: 'Accesibilidad', fr: 'Accessibilité' },
  layout: 'bare',
  open: true,
  load: () => import('./screens/Accessibility.tsx'),
})
