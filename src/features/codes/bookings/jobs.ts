import { isEmail } from '../../../core/email.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { readSentRequest } from '../visitorMails/sentRequest.server.ts'
import { fillSome, listAccountsToFill } from './earlierBookings.server.ts'
import { composeBookingMail } from './letter.server.ts'

/** A change of a booking: the version that it has made. `toVisitor`: the visitor did it, so that it uses up no recipients of the account. */
type BookingChange = InAccount & { RequestId: string; news: 'booked' | 'moved' | 'cancelled'; Version: number; toVisitor?: boolean }

/** Mails the visitor that a booking was moved, cancelled or booked again, once for each change; what has been undone meanwhile is not told. */
export const tellBooker = job<BookingChange>(
  'bookings.tellBooker',
  async ({ services }, { GroupId, RequestId, news, Version, toVisitor }) => {
    const { db, mail, config } = services
    await db.withPeople('mail of a booking', GroupId, async (tx, client) => {
      const sent = await readSentRequest(tx, { GroupId, RequestId, baseUrl: config.baseUrl })
      if (!sent || !isEmail(sent.row.Email) || (sent.row.Status === 'Cancelled') !== (news === 'cancelled')) return
      const of = { to: [sent.row.Email], id: `booking.${RequestId}.${Version}`, group: GroupId, toVisitor: toVisitor === true }
      await mail.post(client, { ...of, ...composeBookingMail(sent, news, config) })
    })
  },
)

/** Bookings that were kept before their end and their people had columns get both: some at a time, and none twice in a run. */
export const fillBookings = job<object>(
  'bookings.fillBookings',
  async ({ services: { db } }) => {
    for (const GroupId of await db.asSystem('accounts with bookings of before', (_tx, client) => listAccountsToFill(client))) {
      let after: string | undefined = NIL
      while (after) {
        const from: string = after
        after = await db.withTenant(GroupId, tx => fillSome({ tx, GroupId }, from))
      }
    }
  },
  { every: '13 * * * *', seconds: 600 },
)

const NIL = '00000000-0000-0000-0000-000000000000'
