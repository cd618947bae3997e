import { route } from '../../../ui/route.ts'

/** Every component of the kit in every state, for people who build and review screens. */
export const kit = route('/kit', {
  title: { en: 'Kit', es: 'Kit', fr: 'Kit' },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Kit.tsx'),
})

export const routes = [kit]
