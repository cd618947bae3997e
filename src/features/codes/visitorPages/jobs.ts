import { isEmail } from '../../../core/email.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { composeBookingMail, readBooking } from '../bookings/letter.server.ts'
import { mayMailTo } from './confirmEmail.server.ts'

/** A registration or a booking whose visitor has left an address. `From`: who sent it, as limits know callers. */
export type ReceiptMail = InAccount & { RequestId: string; From: string }

/** Mails a minute by one printed code; what is more is tried again. */
const perCode = 30

/**
 * Mails the private page of a registration or a booking to its visitor, once. Nobody has proven the address, so the mail contains no typed
 * text and counts in the limits of mailed digits. Strangers do not use up the staff's share.
 */
export const mailReceipt = job<ReceiptMail>('scans.mailReceipt', async ({ services }, { GroupId, RequestId, From }) => {
  const { db, mail, limits, config } = services
  const sent = await db.withTenant(GroupId, tx => readBooking(tx, GroupId, RequestId))
  if (!sent || !isEmail(sent.row.Email) || sent.row.Status === 'Cancelled') return
  const id = `scan-receipt.${RequestId}`
  if (await db.asSystem('whether a receipt was mailed', (_tx, client) => mail.has(client, id))) return
  await limits.take(`scan-receipt-mail:${sent.Address}`, perCode)
  if (!(await mayMailTo(services, sent.row.Email.toLowerCase(), From))) return
  const of = { to: [sent.row.Email], id, group: GroupId, toVisitor: true }
  await db.asSystem('receipt of a visitor', (_tx, client) => mail.post(client, { ...of, ...composeBookingMail(sent, 'booked', config) }))
})
