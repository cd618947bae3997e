type FeatureRow = {
  /** Wing and folder below `src/features`. */
  folder: string
  what: string
  /** Files that later features may import beside the usual faces (`contract model rules words data routes tables`). */
  faces?: readonly string[]
  /** Tables that an earlier feature or the platform declares, because others read them, and that this feature alone writes. */
  keeps?: readonly string[]
}

/**
 * All features, bottom first: a feature imports only those that stand before it, so there can be no cycle. What a later one adds to an
 * earlier one's page or process goes through a slot (`ui/slot.tsx`) or a registry (`core/registry.ts`) that `src/app` fills.
 */
export const order: readonly FeatureRow[] = [
  { folder: 'base/accounts', what: 'the customers: their table and what is said of them everywhere' },
  {
    folder: 'base/files',
    what: 'uploaded files, where they are used, their smaller forms',
    keeps: ['stored_file', 'file_use', 'upload'],
    faces: [
      'buckets.ts',
      'judgeRestored.server.ts',
      'keep.server.ts',
      'proven.server.ts',
      'screens/sendFile.ts',
      'unused.server.ts',
      'upload.server.ts',
    ],
  },
  {
    folder: 'base/people',
    what: 'who signs in: users, members, roles, sessions, one-time links',
    keeps: ['attempt', 'idempotency'],
    faces: [
      'admins.server.ts',
      'guesses.server.ts',
      'jobs.ts',
      'knownBrowser.server.ts',
      'members.server.ts',
      'memberships.server.ts',
      'roles.server.ts',
      'sessionReply.ts',
      'signIns.server.ts',
      'users.server.ts',
      'screens/Entrance.tsx',
      'screens/surveyPath.ts',
    ],
  },
  { folder: 'base/permissions', what: 'what an account changed of a role, and the page of it' },
  {
    folder: 'base/tasks',
    what: 'long work that somebody waits for',
    keeps: ['task'],
    faces: ['bulk.server.ts', 'screens/started.ts', 'screens/useTasks.ts'],
  },
  { folder: 'base/backups', what: 'copies of the whole installation: made by night, tried by week' },
  {
    folder: 'base/outbox',
    what: 'mails and text messages that were written',
    keeps: ['mail', 'text_message'],
    faces: ['screens/ProblemText.tsx'],
  },
  { folder: 'base/operations', what: 'how the installation does: calls, jobs, disk, events and mail of all its processes' },
  { folder: 'base/history', what: 'the audit, and the history of one record', faces: ['record.server.ts', 'screens/HistoryButton.tsx'] },
  {
    folder: 'base/importing',
    what: 'files of records brought in: template, mapping, preview, one transaction, undo',
    faces: [
      'cells.ts',
      'columns.ts',
      'importOf.server.ts',
      'serveImport.server.ts',
      'screens/ImportFile.tsx',
      'screens/ImportList.tsx',
      'screens/importPages.ts',
      'screens/template.ts',
    ],
  },
  { folder: 'base/exporting', what: 'files of long lists, made by the server', faces: ['lists.server.ts'] },
  { folder: 'base/views', what: 'saved states of lists' },
  { folder: 'base/developers', what: 'the calls for those who write programs' },
  { folder: 'base/gallery', what: 'the pieces of the portal, to look at' },
  {
    folder: 'property/buildings',
    what: 'the buildings: the noun, its list, tags, pickers, Basic Info',
    faces: [
      'archive.server.ts',
      'bulk.server.ts',
      'createLabel.ts',
      'period.server.ts',
      'screens/Archive.tsx',
      'screens/pickers',
      'screens/useLabels.ts',
      'sections/BasicInfo/labels.ts',
      'sections/BasicInfo/save.server.ts',
    ],
  },
  {
    folder: 'base/fields',
    what: 'forms as data: types of fields, what is wrong with answers, versions of forms, answers in rows',
    faces: [
      'fieldType.ts',
      'scanFields',
      'scanStars',
      'starWords.ts',
      'styles.ts',
      'screens/FieldsEditor.tsx',
      'screens/FieldsForm.tsx',
      'screens/FormTextField.tsx',
      'screens/LanguageSwitch.tsx',
      'screens/fieldFiles.ts',
      'screens/useFieldText.ts',
    ],
  },
  {
    folder: 'property/administration',
    what: 'accounts, channels and all buildings, for people of the provider',
    keeps: ['account_group', 'channel', 'channel_group'],
    faces: ['command.server.ts', 'deletion.ts'],
  },
  { folder: 'property/pins', what: 'the PINs of a building, and signing in by one' },
  {
    folder: 'property/contacts',
    what: 'people of a building, tenants, vendors',
    faces: [
      'contactRoles.ts',
      'save.server.ts',
      'tenants.server.ts',
      'screens/ContactFields.tsx',
      'screens/reach.tsx',
      'screens/useContactLabels.ts',
    ],
  },
  { folder: 'base/ownSettings', what: 'what is somebody’s own over all accounts' },
  { folder: 'property/adoption', what: 'products that a building may adopt', faces: ['catalog.ts'] },
  { folder: 'property/questionnaire', what: 'the questions about an industrial building' },
  { folder: 'property/accounting', what: 'prices and ledgers of a building' },
  { folder: 'property/imports', what: 'files of buildings brought in' },
  {
    folder: 'codes/picture',
    what: 'a QR code as a picture: style, shapes, matrix, files, and whether phones read it',
    faces: [
      'files.server.ts',
      'plain',
      'png.server.ts',
      'textProblems',
      'screens/QrPicture.tsx',
      'screens/StyleFields.tsx',
      'screens/useLogo.ts',
    ],
  },
  { folder: 'codes/branding', what: 'how a building’s codes and their pages look' },
  { folder: 'codes/entityTypes', what: 'what a code hangs at, and what feedback is about' },
  {
    folder: 'codes/scanPage',
    what: 'the page behind a scan: its parts, its words, how a functionality is met there',
    faces: ['scannable.server.ts', 'shownHtml.server.ts', 'AnswerForm'],
  },
  { folder: 'codes/answers', what: 'what visitors said: kept, and summed up by day' },
  {
    folder: 'codes/requests',
    what: 'what visitors sent and somebody handles: number, state, owner, notes',
    faces: ['change.server.ts', 'moves.ts', 'receipt.server.ts'],
  },
  {
    folder: 'codes/functionalities',
    what: 'what a code does: a folder a type',
    faces: [
      'definition',
      'definitions',
      'fieldOnly/wire.ts',
      'icons',
      'panels',
      'richTexts.server.ts',
      'scannables.server.ts',
      'secrets.server.ts',
      'visitorText',
    ],
  },
  {
    folder: 'codes/qr',
    what: 'QR codes: model, library, editor',
    faces: ['brand.server.ts', 'save.server.ts', 'screens/NewCodeButton.tsx', 'screens/Verdict.tsx'],
  },
  { folder: 'codes/scans', what: 'scans: recorder, page frame, statistics' },
  { folder: 'codes/inbox', what: 'the requests that wait: list, detail, who handles them, replies' },
  {
    folder: 'property/propertyPage',
    what: 'the page of a building: its sections',
    keeps: ['pin_code'],
    faces: ['edit.server.ts', 'sections/payloads.ts', 'sections/sections.ts', 'sections/stored.server.ts'],
  },
  {
    folder: 'surveys/surveys',
    what: 'what customers are asked: built, sent, accepted',
    faces: ['moves.ts', 'questionFields.ts', 'screens/SurveyStatusMark.tsx'],
  },
  {
    folder: 'surveys/surveyAnswers',
    what: 'what customers answer',
    keeps: ['survey_answer', 'content_request'],
    faces: ['progress.ts', 'secrets.server.ts', 'sections/sections.ts'],
  },
  { folder: 'surveys/takeOver', what: 'accepted answers taken over into the building, and taken back' },
  {
    folder: 'insight/dashboards',
    what: 'the pages of figures: the list of them, their frame, their paper, mail and files',
    faces: ['screens/DashboardPage.tsx', 'screens/PaperPage.tsx', 'screens/dashboard.ts'],
  },
  { folder: 'insight/feedback', what: 'the dashboard of what visitors said' },
  { folder: 'insight/scanStatistics', what: 'the dashboards of scans and of sign-ins by PIN' },
  { folder: 'insight/landing', what: 'home, customer portal, marketing' },
]
