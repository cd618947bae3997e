import { IconCalendarEvent } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { CodeLinks } from '../qr/screens/editor/codeLinks.ts'
import { bookings } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [{ group: 'building', order: 50, label: bookings.title, icon: IconCalendarEvent, route: bookings, may: bookings.may }],
  additions: [CodeLinks.with(async () => (await import('./screens/CodeBookings.tsx')).CodeBookings)],
}
