import { route } from '../../../ui/route.ts'

/** What the code of a permit leads to: what it is worth now; who works in the building lets in and out here. */
export const permitPage = route('/permit/{token}', {
  title: { en: 'Permit', es: 'Permiso', fr: 'Autorisation' },
  layout: 'top',
  open: true,
  load: () => import('./screens/PermitPage.tsx'),
})

export const routes = [permitPage]
