import { randomUUID } from 'node:crypto'
import type { GroupId } from '../../src/core/ids.ts'
import { insertFeedback } from '../../src/features/codes/answers/data.ts'
import { contact } from '../../src/features/property/contacts/tables.ts'
import type { GivenAtOnce } from '../../src/features/property/notifications/sources.server.ts'
import { notification } from '../../src/features/property/notifications/tables.ts'
import { tellEvent } from '../../src/features/property/notifications/tell.server.ts'
import type { Account, World } from '../world.ts'

type Services = Pick<World, 'services'>
type At = Pick<Account, 'group' | 'building'>

/** A contact of the account's building, who signs in as a user where one is named. Gives its id. */
export const newContactRow = async (
  { services }: Services,
  { group, building }: At,
  { UserId = null, Email = 'desk@harbor.example', Phone = '16175550142' }: { UserId?: string | null; Email?: string; Phone?: string } = {},
): Promise<string> => {
  const [made] = await services.db.asSystem('contact of a test', tx =>
    tx
      .insert(contact)
      .values({
        GroupId: group.id,
        BuildingId: building.id,
        FullName: { en: `Contact ${Email}` },
        Role: 'GM',
        Phone,
        Email,
        PermissionSet: { Contacts: false, Marketing: false, Reporting: false },
        UserId,
      })
      .returning({ id: contact.id }),
  )
  return made?.id ?? ''
}

/** An answer of a visitor, as the page keeps it. Gives its id. */
export const newFeedback = ({ services }: Services, { group, building }: At, Score: number, Text = 'The soap is empty.'): Promise<string> =>
  services.db.withTenant(group.id as GroupId, (_tx, client) =>
    insertFeedback(client, {
      GroupId: group.id,
      BuildingId: building.id,
      QrType: 'Feedback',
      EntityType: 'Restroom',
      Score,
      Text,
      SubmitDate: new Date(),
      TimeZone: 'America/New_York',
    }),
  )

/** Tells people of an event at a moment, as the job does. */
export const tellAt = (
  { services }: Services,
  { group }: Pick<Account, 'group'>,
  now: Date,
  what: { What: string; SubjectId: string; By?: string; Given?: GivenAtOnce },
) =>
  services.db.withPeople('test', group.id as GroupId, (tx, client) =>
    tellEvent({ tx, client, services, now }, { GroupId: group.id as GroupId, ...what }),
  )

type Owner = Pick<Account, 'group' | 'building' | 'user'>
/** A line at the bell of an account's user. */
export const notificationRow = ({ group, building, user }: Owner, n = 0): typeof notification.$inferInsert => ({
  GroupId: group.id,
  BuildingId: building.id,
  UserId: user.id,
  What: 'feedback',
  Kind: 'BadScore',
  EventKey: randomUUID(),
  Facts: { Score: 1, EntityType: 'Lobby', Place: `Code ${n}`, Said: '' },
  Path: `/analyticsFeedback/${building.id}`,
  CreatedDate: new Date(Date.UTC(2026, 10, 1, 8, n)),
})

/** Keeps such a line. Gives its id. */
export const newNotification = async ({ services }: Services, owner: Owner): Promise<string> => {
  const [made] = await services.db.asSystem('notification of a test', tx =>
    tx.insert(notification).values(notificationRow(owner)).returning({ id: notification.id }),
  )
  return made?.id ?? ''
}

/** Subjects and recipients of the mails that an account has written, the oldest first. */
export const mailsOf = async ({ services }: Services, { group }: Pick<Account, 'group'>) =>
  (
    await services.db.system.query<{ to: string; subject: string; text: string }>(
      'select "to"[1] as to, subject, text from mail where group_id = $1 order by created_date, id',
      [group.id],
    )
  ).rows
