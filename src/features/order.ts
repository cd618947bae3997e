type FeatureRow = {
  /** Wing and folder below `src/features`. */
  folder: string
  what: string
  /** Tables that an earlier feature or the platform declares, because others read them, and that this feature alone writes. */
  keeps?: readonly string[]
}

/**
 * All features, bottom first: a feature imports only those that stand before it, so there can be no cycle. What a later one adds to an
 * earlier one's page or process goes through a slot (`ui/slot.tsx`) or a registry (`core/registry.ts`) that `src/app` fills.
 */
export const order = [
  { folder: 'base/accounts', what: 'the customers: their table and what is said of them everywhere' },
  { folder: 'base/files', what: 'uploaded files, where they are used, their smaller forms', keeps: ['stored_file', 'file_use', 'upload'] },
  { folder: 'base/members', what: 'form data as members: what each holds, what is wrong with it, and the field that asks for it' },
  { folder: 'base/people', what: 'who signs in: users, members, roles, sessions, one-time links', keeps: ['attempt', 'idempotency'] },
  { folder: 'base/permissions', what: 'what an account changed of a role, and the page of it' },
  { folder: 'base/tasks', what: 'long work that somebody waits for', keeps: ['task'] },
  { folder: 'base/backups', what: 'copies of the whole installation: made by night, tried by week' },
  { folder: 'base/outbox', what: 'mails and text messages that were written', keeps: ['mail', 'text_message'] },
  { folder: 'base/operations', what: 'how the installation does: calls, jobs, disk, events and mail of all its processes' },
  { folder: 'base/history', what: 'the audit, and the history of one record' },
  { folder: 'base/importing', what: 'files of records brought in: template, mapping, preview, one transaction, undo' },
  { folder: 'base/exporting', what: 'files of long lists, made by the server' },
  { folder: 'base/views', what: 'saved states of lists' },
  { folder: 'base/developers', what: 'the calls for those who write programs' },
  { folder: 'base/gallery', what: 'the pieces of the portal, to look at' },
  { folder: 'property/buildings', what: 'the buildings: the noun, its list, tags, pickers, Basic Info' },
  { folder: 'base/fields', what: 'forms as data: types of fields, what is wrong with answers, versions of forms, answers in rows' },
  {
    folder: 'property/administration',
    what: 'accounts, channels and all buildings, for people of the provider',
    keeps: ['account_group', 'channel', 'channel_group'],
  },
  { folder: 'property/pins', what: 'the PINs of a building, and signing in by one' },
  { folder: 'property/contacts', what: 'people of a building, tenants, vendors' },
  { folder: 'property/entityTypes', what: 'what a code hangs at, and what feedback is about' },
  {
    folder: 'property/notifications',
    what: 'who is told of what happens, by what and when: rules of buildings, choices of people, the bell',
  },
  { folder: 'base/handling', what: 'what people send and somebody handles: who handles it, notes and replies, handing on' },
  { folder: 'property/adoption', what: 'products that a building may adopt' },
  { folder: 'property/questionnaire', what: 'the questions about an industrial building' },
  { folder: 'property/accounting', what: 'prices and ledgers of a building' },
  { folder: 'property/imports', what: 'files of buildings brought in' },
  { folder: 'codes/picture', what: 'a QR code as a picture: style, shapes, matrix, files, and whether phones read it' },
  { folder: 'codes/branding', what: 'how a building’s codes and their pages look' },
  { folder: 'base/ownSettings', what: 'what is somebody’s own over all accounts' },
  { folder: 'codes/scanPage', what: 'the page behind a scan: its parts, its words, how a functionality is met there' },
  { folder: 'codes/answers', what: 'what visitors said: kept, summed up by day, handled' },
  { folder: 'codes/requests', what: 'what visitors sent and somebody handles: number, state, owner, notes' },
  { folder: 'codes/functionalities', what: 'what a code does: a folder a type' },
  { folder: 'codes/qr', what: 'QR codes: model, library, editor' },
  { folder: 'codes/generator', what: 'many codes of a building from a table, and how they are to be printed' },
  { folder: 'codes/imports', what: 'files of codes brought in' },
  { folder: 'codes/masterLibrary', what: 'the codes and hubs of every account, for the provider’s people' },
  { folder: 'codes/bookings', what: 'what is booked: its calendar entry, its mails, how it is moved, cancelled and booked again' },
  { folder: 'codes/scans', what: 'scans as they are recorded: staged, written, summed up by day; visits' },
  {
    folder: 'codes/visitorPages',
    what: 'what visitors get at a code: its page, forms, files, receipts, the PIN of staff; the preview of it',
  },
  { folder: 'codes/inbox', what: 'the requests that wait: list, detail, who handles them, replies' },
  { folder: 'codes/bookingCalendar', what: 'what is booked ahead: the list, the week and the day of an account, a building, a code' },
  { folder: 'codes/feedbackInbox', what: 'the feedback that waits: list, detail, who handles it, replies' },
  { folder: 'property/propertyPage', what: 'the page of a building: its sections', keeps: ['pin_code'] },
  { folder: 'surveys/surveys', what: 'what customers are asked: built, sent, accepted' },
  { folder: 'surveys/surveyAnswers', what: 'what customers answer', keeps: ['survey_answer', 'content_request'] },
  { folder: 'surveys/takeOver', what: 'accepted answers taken over into the building, and taken back' },
  { folder: 'insight/dashboards', what: 'the pages of figures: the list of them, their frame, their paper, mail and files' },
  { folder: 'insight/feedback', what: 'the dashboard of what visitors said' },
  { folder: 'insight/scanStatistics', what: 'the dashboards of scans and of sign-ins by PIN' },
  { folder: 'insight/landing', what: 'home, customer portal, marketing' },
] as const satisfies readonly FeatureRow[]

/** A feature, by wing and folder. */
export type FeatureFolder = (typeof order)[number]['folder']
