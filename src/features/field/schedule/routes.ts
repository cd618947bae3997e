import { route } from '../../../ui/route.ts'

/** The week of the team of the chosen building: which round is due when, and who walks it. */
export const schedule = route('/library/roundSchedule', {
  title: { en: 'Schedule of rounds', es: 'Calendario de rondas', fr: 'Calendrier des rondes' },
  may: 'AnalyticsDashboards',
  needs: 'building',
  load: () => import('./screens/Schedule.tsx'),
})

export const routes = [schedule]
