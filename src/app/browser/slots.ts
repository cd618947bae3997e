import { heldWork } from '../../features/base/handling/screens/heldWork.ts'
import { recordLoaders } from '../../features/base/history/model.ts'
import { HubFields } from '../../features/base/members/screens/hubFields.ts'
import { CodeLinks } from '../../features/codes/qr/screens/editor/codeLinks.ts'
import { PagePreview } from '../../features/codes/qr/screens/editor/pagePreview.ts'
import { FirstPageToDo } from '../../features/property/buildings/screens/firstPageToDo.ts'
import { MoreContactActions } from '../../features/property/contacts/screens/moreContactActions.ts'
import { whenOffboarded } from '../../features/property/contacts/screens/whenOffboarded.ts'

// Sorted by the feature that shows the slot.

recordLoaders.add(() => import('../records.ts'))
HubFields.fill(async () => (await import('../../features/codes/qr/screens/editor/HubFields.tsx')).HubFields)
CodeLinks.fill(async () => (await import('../../features/codes/bookingCalendar/screens/CodeBookings.tsx')).CodeBookings)
PagePreview.fill(async () => (await import('../../features/codes/visitorPages/screens/PagePreview.tsx')).PagePreview)
FirstPageToDo.fill(async () => (await import('../../features/insight/landing/screens/FirstPageToDo.tsx')).FirstPageToDo)
MoreContactActions.fill(async () => (await import('../../features/surveys/surveys/screens/SurveyEmailButton.tsx')).SurveyEmailButton)
whenOffboarded.add(async leaver => (await import('../../features/base/handling/screens/handOn.tsx')).handOn(leaver))
heldWork.add(
  async () => (await import('../../features/codes/inbox/screens/heldWork.ts')).heldRequests,
  async () => (await import('../../features/codes/feedbackInbox/screens/heldWork.ts')).heldAnswers,
)
