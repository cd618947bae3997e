import { routes as backups } from '../../features/base/backups/routes.ts'
import { routes as developers } from '../../features/base/developers/routes.ts'
import { routes as kit } from '../../features/base/gallery/routes.ts'
import { routes as history } from '../../features/base/history/routes.ts'
import { routes as operations } from '../../features/base/operations/routes.ts'
import { routes as outbox } from '../../features/base/outbox/routes.ts'
import { routes as ownSettings } from '../../features/base/ownSettings/routes.ts'
import { routes as permissions } from '../../features/base/permissions/routes.ts'
import { routes as bookings } from '../../features/codes/bookingCalendar/routes.ts'
import { routes as feedbackInbox } from '../../features/codes/feedbackInbox/routes.ts'
import { routes as generator } from '../../features/codes/generator/routes.ts'
import { routes as codeImports } from '../../features/codes/imports/routes.ts'
import { routes as inbox } from '../../features/codes/inbox/routes.ts'
import { routes as masterLibrary } from '../../features/codes/masterLibrary/routes.ts'
import { routes as qr } from '../../features/codes/qr/routes.ts'
import { routes as scanEntry } from '../../features/codes/visitorPages/routes.ts'
import { dashboards } from '../../features/insight/dashboards/model.ts'
import type { DashboardPages } from '../../features/insight/dashboards/routes.ts'
import { dashboards as feedback } from '../../features/insight/feedback/routes.ts'
import { routes as landing } from '../../features/insight/landing/routes.ts'
import { dashboards as scans } from '../../features/insight/scanStatistics/routes.ts'
import { routes as accounts } from '../../features/property/administration/routes.ts'
import { routes as buildings } from '../../features/property/buildings/routes.ts'
import { routes as contacts } from '../../features/property/contacts/routes.ts'
import { routes as imports } from '../../features/property/imports/routes.ts'
import { routes as notifications } from '../../features/property/notifications/routes.ts'
import { routes as pins } from '../../features/property/pins/routes.ts'
import { routes as propertyPage } from '../../features/property/propertyPage/routes.ts'
import { routes as surveyAnswers } from '../../features/surveys/surveyAnswers/routes.ts'
import { routes as surveys } from '../../features/surveys/surveys/routes.ts'
import { routes as takeOver } from '../../features/surveys/takeOver/routes.ts'
import type { AnyRoute } from '../../ui/route.ts'
import './slots.ts'

/** Every dashboard, in the order of the menu. */
export const dashboardPages: readonly DashboardPages[] = [feedback, scans]
dashboards.add(...dashboardPages.flatMap(one => one.heads))

/** Every page of the portal but those of the session, which come first: these are loaded when the first of them is opened. */
export const routes: readonly AnyRoute[] = [
  ...pins,
  ...scanEntry,
  ...accounts,
  ...landing,
  ...buildings,
  ...propertyPage,
  ...contacts,
  ...imports,
  ...qr,
  ...inbox,
  ...bookings,
  ...feedbackInbox,
  ...notifications,
  ...generator,
  ...codeImports,
  ...masterLibrary,
  ...dashboardPages.flatMap(one => one.routes),
  ...surveyAnswers,
  ...surveys,
  ...takeOver,
  ...outbox,
  ...operations,
  ...backups,
  ...ownSettings,
  ...permissions,
  ...history,
  ...developers,
  ...kit,
]
