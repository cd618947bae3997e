import { routes as accounts } from '../../features/accounts/routes.ts'
import { routes as buildings } from '../../features/buildings/routes.ts'
import { routes as contacts } from '../../features/contacts/routes.ts'
import { routes as developers } from '../../features/developers/routes.ts'
import { routes as feedback } from '../../features/feedback/routes.ts'
import { routes as history } from '../../features/history/routes.ts'
import { routes as imports } from '../../features/imports/routes.ts'
import { routes as kit } from '../../features/kit/routes.ts'
import { routes as landing } from '../../features/landing/routes.ts'
import { routes as outbox } from '../../features/outbox/routes.ts'
import { routes as ownSettings } from '../../features/ownSettings/routes.ts'
import { routes as permissions } from '../../features/permissions/routes.ts'
import { routes as qr } from '../../features/qr/routes.ts'
import { routes as scans } from '../../features/scans/routes.ts'
import { routes as surveyAnswers } from '../../features/surveyAnswers/routes.ts'
import { routes as surveys } from '../../features/surveys/routes.ts'
import type { AnyRoute } from '../../ui/route.ts'

/** Every page of the portal but those of the session, which come first: these are loaded when the first of them is opened. */
export const routes: readonly AnyRoute[] = [
  ...accounts,
  ...landing,
  ...buildings,
  ...contacts,
  ...imports,
  ...qr,
  ...scans,
  ...feedback,
  ...surveyAnswers,
  ...surveys,
  ...outbox,
  ...ownSettings,
  ...permissions,
  ...history,
  ...developers,
  ...kit,
]
