import { route } from '../../../ui/route.ts'
import { requestFlag as may } from '../requests/model.ts'

/** Query: `view` (upcoming, week, day), `day`, `qr` (one code); the building is the chosen one. */
export const bookings = route('/bookings', {
  title: { en: 'Bookings', es: 'Reservas', fr: 'Réservations' },
  may,
  needs: 'account',
  load: () => import('./screens/Bookings.tsx'),
})

export const routes = [bookings]
