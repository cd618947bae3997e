import { route } from '../../../ui/route.ts'

/** Every piece of the kit in every state, for those who build and judge screens. */
export const kit = route('/kit', {
  title: { en: 'Kit', es: 'Kit', fr: 'Kit' },
  may: 'GlobalManageCustomers',
  load: () => import('./screens/Kit.tsx'),
})

export const routes = [kit]
