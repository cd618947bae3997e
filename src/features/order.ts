type FeatureRow = {
  /** Wing and folder below `src/features`. */
  folder: string
  what: string
  /** Tables that an earlier feature or the platform declares, because others read them, and that this feature alone writes. */
  keeps?: readonly string[]
}

/**
 * All features, bottom first: a feature imports only those that stand before it, so there can be no cycle. What a later one adds to an
 * earlier one's page or process goes through a slot (`ui/slot.tsx`) or a registry (`core/registry.ts`), to which the later one adds.
 */
export const order = [
  { folder: 'base/accounts', what: 'the customers: their table, and their data that every page needs' },
  { folder: 'base/files', what: 'uploaded files, their uses, their smaller forms', keeps: ['stored_file', 'file_use', 'upload'] },
  { folder: 'base/members', what: 'form data as members: values, checks, and the field of each' },
  { folder: 'base/people', what: 'users, members, roles, sessions, one-time links', keeps: ['attempt', 'idempotency'] },
  { folder: 'base/permissions', what: 'an account’s changes of a role, and their page' },
  { folder: 'base/tasks', what: 'long work a person waits for', keeps: ['task'] },
  { folder: 'base/papers', what: 'what is printed: the registry of papers, their frame, print for somebody, signed links' },
  { folder: 'base/backups', what: 'backups of the installation: made every night, tested every week' },
  { folder: 'base/outbox', what: 'mails and text messages: written, sent, failed', keeps: ['mail', 'text_message'] },
  { folder: 'base/operations', what: 'state of the installation: calls, jobs, disk, events and mail of all processes' },
  { folder: 'base/history', what: 'the audit, and the history of one record' },
  { folder: 'base/importing', what: 'import of records from a file: template, mapping, preview, one transaction, undo' },
  { folder: 'base/exporting', what: 'files of long lists, made by the server' },
  { folder: 'base/views', what: 'saved states of lists' },
  { folder: 'base/developers', what: 'documentation of the calls, for developers' },
  { folder: 'base/gallery', what: 'the components of the portal in every state' },
  { folder: 'property/buildings', what: 'buildings: list, tags, pickers, Basic Info' },
  { folder: 'base/fields', what: 'forms as data: types of fields, checks of answers, versions of forms, answers in rows' },
  {
    folder: 'property/administration',
    what: 'accounts, channels and all buildings, for the provider’s staff',
    keeps: ['account_group', 'channel', 'channel_group'],
  },
  { folder: 'property/pins', what: 'PINs of a building, and sign-in by PIN' },
  { folder: 'property/contacts', what: 'people, tenants and vendors of a building' },
  { folder: 'property/entityTypes', what: 'entity types: where a code hangs, the subject of feedback' },
  {
    folder: 'property/notifications',
    what: 'notifications: rules of buildings, choices of people, the bell',
  },
  { folder: 'base/handling', what: 'handling of requests and feedback: assignee, notes and replies, handing on' },
  { folder: 'property/adoption', what: 'products that a building may adopt' },
  { folder: 'property/questionnaire', what: 'the questions about an industrial building' },
  { folder: 'property/accounting', what: 'prices and ledgers of a building' },
  { folder: 'property/imports', what: 'import of buildings' },
  { folder: 'codes/picture', what: 'a QR code as a picture: style, shapes, matrix, files, and whether phones read it' },
  { folder: 'codes/branding', what: 'how a building’s codes and their pages look' },
  { folder: 'base/ownSettings', what: 'own settings over all accounts' },
  { folder: 'codes/scanPage', what: 'the page behind a scan: its parts, its words, the interface of a functionality' },
  { folder: 'codes/answers', what: 'feedback of visitors: storage, sums by day, states' },
  { folder: 'codes/requests', what: 'requests of visitors: number, state, assignee, notes' },
  { folder: 'codes/functionalities', what: 'what a code does: a folder per type' },
  { folder: 'codes/qr', what: 'QR codes: model, library, editor' },
  { folder: 'codes/generator', what: 'many codes of a building from a table, and their printing' },
  { folder: 'codes/imports', what: 'import of codes' },
  { folder: 'codes/masterLibrary', what: 'codes and hubs of every account, for the provider’s staff' },
  { folder: 'codes/reviews', what: 'reviews of buildings on Google: imported, counted as answers of that source' },
  { folder: 'codes/googleReviews', what: 'reviews fetched from an account’s Google Business Profile' },
  { folder: 'codes/pageFeedback', what: 'what people think of a page of the product, asked for in the user menu and on private pages' },
  { folder: 'codes/visitorMails', what: 'mails to visitors: the building’s brand, one conversation, the link to the private page' },
  { folder: 'codes/bookings', what: 'bookings: calendar entry, mails, move, cancel, book again' },
  { folder: 'codes/scans', what: 'recording of scans: staged, written, summed by day; visits' },
  {
    folder: 'codes/visitorPages',
    what: 'what visitors get at a code: its page, forms, files, receipts, the PIN of staff; the preview of it',
  },
  { folder: 'codes/inbox', what: 'the requests that wait: list, detail, who handles them, replies' },
  { folder: 'codes/feedbackEngine', what: 'what feedback codes ask, in one place, and how often it is answered' },
  { folder: 'codes/bookingCalendar', what: 'what is booked ahead: the list, the week and the day of an account, a building, a code' },
  { folder: 'codes/feedbackInbox', what: 'the feedback that waits: list, detail, who handles it, replies' },
  { folder: 'field/equipment', what: 'equipment and locations: facets of codes, their library, rooms, questions of rounds' },
  { folder: 'property/propertyPage', what: 'the page of a building: its sections', keeps: ['pin_code'] },
  { folder: 'surveys/surveys', what: 'what customers are asked: built, sent, accepted' },
  { folder: 'surveys/surveyAnswers', what: 'what customers answer', keeps: ['survey_answer', 'content_request'] },
  { folder: 'surveys/takeOver', what: 'accepted answers taken over into the building, and taken back' },
  { folder: 'insight/dashboards', what: 'the pages of figures: the list of them, their frame, their paper, mail and files' },
  { folder: 'insight/feedback', what: 'the dashboard of what visitors said' },
  { folder: 'insight/feedbackReports', what: 'dashboards of scores: by type and role, by building and entity type' },
  { folder: 'insight/customerReport', what: 'the report of scores by account, building and answer' },
  { folder: 'insight/comprehensiveFeedback', what: 'the dashboard of all voices: signs, requests, events, the portal, Google' },
  { folder: 'insight/residentFeedback', what: 'the dashboard of what residents say, stage by stage' },
  { folder: 'insight/upsellMatrix', what: 'the dashboard of products by building' },
  { folder: 'insight/bathroomService', what: 'the dashboard of restrooms' },
  { folder: 'insight/overview', what: 'the first page of the figures of an account or a building: how it does, what to do first' },
  { folder: 'insight/customFeedback', what: 'the dashboard of forms that an account composes, question by question' },
  { folder: 'insight/inAppFeedback', what: 'the dashboard of what users and visitors think of pages, where they are answered' },
  { folder: 'insight/characteristicsIndex', what: 'the dashboard of what industrial buildings are' },
  { folder: 'insight/reviewAnalytics', what: 'the dashboard of reviews on Google beside our own feedback' },
  { folder: 'insight/eventFeedback', what: 'the dashboard of events: ratings, comments, registrants' },
  { folder: 'insight/dataIntegrity', what: 'the dashboard of how complete the equipment of a building is' },
  { folder: 'insight/equipmentLookup', what: 'the dashboard on which an engineer finds a piece of equipment' },
  { folder: 'insight/scanStatistics', what: 'the dashboards of scans and of sign-ins by PIN' },
  { folder: 'insight/subscriptions', what: 'reports that are mailed again and again: subscribers, schedules, what went out' },
  { folder: 'insight/reportBuilder', what: 'reports that an account builds from parts of dashboards' },
  { folder: 'insight/writtenReports', what: 'reports of a building in sentences, composed from its feedback' },
  { folder: 'insight/figureAlerts', what: 'alerts: a figure that falls below a limit is told to whoever set it' },
  { folder: 'insight/landing', what: 'home, customer portal, marketing' },
] as const satisfies readonly FeatureRow[]

/** A feature, by wing and folder. */
export type FeatureFolder = (typeof order)[number]['folder']
