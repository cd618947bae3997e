import type { KnockOut } from '../knockOut.ts'

const notifications = 'src/features/property/notifications'
const pages = 'src/features/codes/visitorPages'
const telling = (title: string) => ({ [`${notifications}/telling.test.ts`]: title })
const receipts = (title: string) => ({ [`${pages}/receiptMail.test.ts`]: title })

/** Who is told of what, when, and how often; what strangers can have mailed. */
export const tellingGuards: readonly KnockOut[] = [
  {
    guard: 'who does not see a building is not told of it',
    file: `${notifications}/hearers.server.ts`,
    from: 'eq(appUser.Disabled, false), sees))',
    to: 'eq(appUser.Disabled, false), or(sees, eq(member.Disabled, false))))',
    probes: telling('who sees another building only'),
  },
  {
    guard: 'who has left is not told',
    file: `${notifications}/hearers.server.ts`,
    from: 'eq(member.Disabled, false), eq(appUser.Disabled, false)',
    to: 'eq(appUser.Disabled, false)',
    probes: telling('nor who has left'),
  },
  {
    guard: 'whose role may not know of it is not told',
    file: `${notifications}/hearers.server.ts`,
    from: 'one.member.PermissionSet)[flag] ?',
    to: 'one.member.PermissionSet) ?',
    probes: telling('whose role may not know of it'),
  },
  {
    guard: 'what has waited does not reach who may not be told any more',
    file: `${notifications}/send.server.ts`,
    from: `if ((kind === 'user' && !hearer) || !address`,
    to: 'if (!address',
    probes: telling('has left meanwhile'),
  },
  {
    guard: 'a building out of use tells nobody',
    file: `${notifications}/tell.server.ts`,
    from: 'isNull(building.ArchivedDate), isNull(accountGroup.ArchivedDate)',
    to: 'isNull(accountGroup.ArchivedDate)',
    probes: telling('once it is archived'),
  },
  {
    guard: 'who did it is not told of it',
    file: `${notifications}/plan.server.ts`,
    from: 'if (By !== null) {',
    to: `if (By === '') {`,
    probes: telling('not to who takes it'),
  },
  {
    guard: 'a person’s no wins for mail and text',
    file: `${notifications}/plan.server.ts`,
    from: ' && hearer.Choices[event.Kind][Method]',
    to: '',
    probes: telling('gives way to a person’s no'),
  },
  {
    guard: 'what a rule tells waits for the end of quiet hours',
    file: `${notifications}/plan.server.ts`,
    from: 'endOfQuiet(hearer, hearer.TimeZone ?? TimeZone, opening)',
    to: 'opening',
    probes: telling('waits for its hours and for the end of quiet hours'),
  },
  {
    guard: 'what is one’s own waits for the end of quiet hours',
    file: `${notifications}/plan.server.ts`,
    from: 'endOfQuiet(hearer, hearer.TimeZone ?? TimeZone, now)',
    to: 'now',
    probes: telling('in quiet hours'),
  },
  {
    guard: 'a rule tells in its hours',
    file: `${notifications}/plan.server.ts`,
    from: 'const opening = nextOpening(Schedule, TimeZone, now)',
    to: 'const opening = now',
    probes: telling('has left meanwhile'),
  },
  {
    guard: 'a flood is gathered',
    file: `${notifications}/tell.server.ts`,
    from: '>= firstFew',
    to: '>= Infinity',
    probes: telling('gathers a flood'),
  },
  {
    guard: 'an event is mailed once to one recipient',
    sql: 'drop index notification_delivery_group_id_recipient_method_event_key_index',
    probes: telling('once however often the job is done'),
  },
  {
    guard: 'an event rings once at a bell',
    sql: 'drop index notification_group_id_user_id_event_key_index',
    probes: telling('once however often the job is done'),
  },
  {
    guard: 'requests that are given at once are told to whose they are now',
    file: 'src/features/codes/inbox/notificationSources.server.ts',
    from: '|| (Given && Given.To !== read.request.AssigneeId)) return null',
    to: ') return null',
    probes: { 'src/features/codes/inbox/many.test.ts': 'to those whose it is now' },
  },
  {
    guard: 'feedback that is given at once is told to whose it is now',
    file: `${pages}/notificationSources.server.ts`,
    from: '|| (Given && Given.To !== read.AssigneeId)) return null',
    to: ') return null',
    probes: telling('has given away meanwhile'),
  },
  {
    guard: 'requests are given to who works in all of their buildings',
    file: 'src/features/codes/inbox/assignees.server.ts',
    from: `await requireAssignee(ctx, AssigneeId, buildings, { field: 'Values.AssigneeId', message })`,
    to: 'void buildings',
    probes: { 'src/features/codes/inbox/many.test.ts': 'to who works in all' },
  },
  {
    guard: 'only addresses of Google spaces are kept',
    file: `${notifications}/rules.ts`,
    from: '|| isSpaceAddress(address.trim()) ?',
    to: `|| address !== '' ?`,
    probes: telling('to no other address'),
  },
  {
    guard: 'a bell is its user’s own',
    file: `${notifications}/calls/GetNotifications.ts`,
    from: '    eq(notification.UserId, actor.UserId),\n',
    to: '',
    probes: { [`${notifications}/notifications.test.ts`]: 'nobody else’s' },
  },
  {
    guard: 'nobody marks what is at another’s bell',
    file: `${notifications}/calls/ReadNotification.ts`,
    from: 'eq(notification.UserId, UserId), ',
    to: '',
    probes: { [`${notifications}/notifications.test.ts`]: 'nobody else’s' },
  },
  {
    guard: 'few mails go to an address that nobody has proven',
    file: `${pages}/confirmEmail.server.ts`,
    from: 'free.receipts)) && mayMail({ services }, email)',
    to: 'free.receipts))',
    probes: receipts('to strangers at will'),
  },
  {
    guard: 'one caller has few receipts mailed',
    file: `${pages}/confirmEmail.server.ts`,
    from: '`receipts:${caller}`, free.receipts',
    to: '`receipts:${caller}`, 1000',
    probes: receipts('to strangers at will'),
  },
  {
    guard: 'one code has few receipts mailed a minute',
    file: `${pages}/jobs.ts`,
    from: 'await limits.take(`scan-receipt-mail:${sent.Address}`, perCode)',
    to: 'void [limits, perCode]',
    probes: receipts('to strangers at will'),
  },
  {
    guard: 'a receipt is mailed once',
    file: `${pages}/jobs.ts`,
    from: 'const id = `scan-receipt.${RequestId}`',
    to: 'const id = `scan-receipt.${RequestId}.${Math.random()}`',
    probes: receipts('is mailed once'),
  },
]
