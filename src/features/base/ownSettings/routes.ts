import { route } from '../../../ui/route.ts'

export const settings = route('/settings', {
  title: { en: 'Settings', es: 'Ajustes', fr: 'Paramètres' },
  load: () => import('./screens/Settings.tsx'),
})

export const routes = [settings]
