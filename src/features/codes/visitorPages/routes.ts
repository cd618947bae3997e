import { route } from '../../../ui/route.ts'

/** Where a code leads staff; query: `next` the page of the portal, `i` the code's item. Who is not signed in is, by the PIN typed at the code. */
export const staffEntry = route('/staff/{address}', {
  title: { en: 'Staff page', es: 'Página del personal', fr: 'Page du personnel' },
  layout: 'bare',
  open: true,
  load: () => import('./screens/StaffEntry.tsx'),
})
export const routes = [staffEntry]
