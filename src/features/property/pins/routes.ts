import { route } from '../../../ui/route.ts'

export const pin = route('/pin/{secret}', {
  title: { en: 'Sign in by PIN', es: 'Entrar con PIN', fr: 'Connexion par PIN' },
  layout: 'bare',
  open: true,
  load: () => import('./screens/Pin.tsx'),
})
