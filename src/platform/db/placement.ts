import { declaredTables } from './tenantTable.ts'

/**
 * Where the tables stand on a distributed database (Citus). A table whose primary key begins with `group_id` is spread by account over the
 * nodes, all rows of an account on one; those that need another place are named here, each with its reason.
 */

/** Copied whole to every node, so that any statement may join them: small, read by everybody, written rarely. */
export const referenceTables: Readonly<Record<string, string>> = {
  account_group: 'the account itself: statements over many accounts join it',
  app_user: 'people over all accounts: members and contacts point to them',
  member: 'whose account it is, asked by person at every call',
  role_permission: 'what an account has changed of a role, asked with the person at every call',
}

/** Only on the coordinator. */
export const coordinatorTables: Readonly<Record<string, string>> = {
  attempt: 'limits count callers of no account too, and outlive no crash',
  audit: 'read over all accounts in the order of time; its months come and go as partitions',
  backup_run: 'the whole installation is backed up, not an account',
  channel: 'a channel bundles accounts; people of the provider alone read it',
  channel_group: 'a channel bundles accounts; people of the provider alone read it',
  code_address: 'a printed address is unique over all accounts; it is read once, then kept by each server',
  commit_mark: 'always empty: a transaction that writes ends by it, so that Citus commits all its nodes in two phases',
  notification_setting: 'belongs to a person, whatever account they work in',
  guess: 'guesses are counted before the account is known',
  idempotency: 'calls of no account have keys too, and a key is taken before anything else',
  list_view: 'belongs to a person, whatever account they work in',
  mail: 'mails of no account exist, and their Message-ID is unique over all',
  migration: 'the schema itself',
  process_minute: 'what each process did in its last minutes: of no account',
  renewal: 'belongs to a person',
  reset_link: 'belongs to a person',
  scan_staged: 'scans of all accounts that are committed here, on their way to them',
  session: 'a token is looked up before its account is known',
}

/** Stands in the text of a statement over many accounts that is sent only where the database is on one server. */
export const oneServerOnly = '/* one server only */'

export type TablePlace = 'account' | 'reference' | 'coordinator'

/** Where a table stands. `spread`: its primary key begins with `group_id`. Null: nobody has decided, so it can stand nowhere. */
export const placeOfTable = (name: string, spread: boolean): TablePlace | null => {
  if (referenceTables[name]) return 'reference'
  if (coordinatorTables[name]) return 'coordinator'
  return spread ? 'account' : null
}

/** Whether a table is declared as one of accounts' rows that is spread by account. */
export const isPlacedByAccount = (name: string): boolean =>
  !referenceTables[name] && !coordinatorTables[name] && (name === 'group_counter' || declaredTables().some(one => one.name === name))

/** Calls and jobs whose statements look over many accounts on purpose, each with its reason: they are shaped for many nodes. */
export const statementsOverAccounts: Readonly<Record<string, string>> = {
  '/metrics': 'texts of the whole installation, counted by state',
  'demo world': 'makes accounts, before the server serves any',
  'Analytics/GetAccountFeedback': 'scores of all accounts, for the provider’s people',
  'Group/GetGroups': 'the accounts of the provider’s people, with their buildings counted',
  'Group/SearchBuildings': 'the search of the provider’s people',
  'Operations/GetOperations': 'texts of the whole installation, counted by state',
  'Outbox/GetTexts': 'the outbox of the whole installation',
  'QrCode/GetGlobalQrCodes': 'codes of all accounts, for the provider’s people',
  'PrintManagement/GetGlobalPrintSetting': 'signs of all accounts, for the provider’s people',
  'PrintManagement/GetPrintPrograms': 'buildings of all accounts with their signs, for the provider’s people',
  'QrCode/GetGlobalQrHubs': 'hubs of all accounts, for the provider’s people',
  'Session/SignInByPin': 'a sign names its building by a secret alone',
  'Settings/SaveOwnProfile': 'a person’s picture may lie in any of their accounts',
  'Survey/GetAllSurveyList': 'surveys of all accounts, for the provider’s people',
  'Survey/GetSurveyWelcome': 'a mailed link names the survey alone',
  'Survey/OpenContentRequest': 'a mailed link names the request alone',
  'Survey/OpenSurvey': 'a mailed link names the survey alone',
  'accounts.deleteDue': 'looks which accounts are due, and whether their people have a place in others',
  'accounts.forgetExports': 'looks which exports are old; then one by one',
  'bookings.fillBookings': 'looks which accounts have bookings without an end; then account by account',
  'equipment.keepIntegrityDays': 'looks which accounts have equipment; then account by account',
  'equipment.tellExpiry': 'looks which accounts have equipment; then account by account',
  'feedback.readComments': 'looks which accounts have comments to read; then account by account',
  'figureAlerts.watch': 'looks in which accounts figures are due; then account by account',
  'inbox.tellOverdue': 'looks which requests of all accounts have become late; then tells account by account',
  'leads.tellWaiting': 'looks which leads of all accounts wait; then tells account by account',
  'notifications.sendWaiting': 'looks in which accounts messages are due; then account by account',
  'notifications.sweep': 'removes what was told long ago in all accounts',
  'permits.tellPastEnd': 'looks in which accounts permits are past their end; then account by account',
  'privacy.eraseNightly': 'looks which accounts there are; then account by account',
  'requestWork.makePlanned': 'looks in which accounts requests that come again are due; then account by account',
  'proofs.remind': 'looks in which accounts proofs are due; then account by account',
  'requests.attribute': 'looks in which accounts requests are to be attributed; then account by account',
  'reviews.fetchDue': 'looks in which accounts reviews are due; then account by account',
  'rounds.makeDues': 'looks which accounts have rounds; then account by account',
  'walks.tellWaiting': 'looks which walks of all accounts wait for their phones; then tells account by account',
  'rounds.tellDues': 'looks in which accounts dates of rounds are due; then account by account',
  'scans.closeDays': 'looks which accounts have days to add up; then account by account',
  'session.tellLocks': 'looks which signs of all accounts are locked; then tells account by account',
  'subscriptions.resume': 'looks in which accounts reports have lost their job; then account by account',
  'subscriptions.runDue': 'looks in which accounts reports are due; then account by account',
  'sums.fill': 'looks which accounts wait for sums; then account by account',
  'uploads.clearUploads': 'looks which uploads have ended; then one by one',
  'uploads.sweepFiles': 'looks which files nothing uses; then one by one',
}
