import { route } from '../../../ui/route.ts'

/** The account's Google Business Profile: its consent, its locations and their buildings. Google’s consent page comes back here. */
export const googleReviews = route('/googleReviews', {
  title: { en: 'Reviews on Google', es: 'Reseñas en Google', fr: 'Avis sur Google' },
  may: 'SocialReputationReport',
  needs: 'account',
  load: () => import('./screens/GoogleReviews.tsx'),
})

export const routes = [googleReviews]
