import { isEmail } from '../../../core/email.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Services } from '../../../platform/services.ts'
import { composeBookingMail } from '../bookings/letter.server.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { composeFeedbackMail, readSentFeedback } from '../visitorMails/feedbackLetter.server.ts'
import { composeRequestMail } from '../visitorMails/requestLetter.server.ts'
import { readSentRequest } from '../visitorMails/sentRequest.server.ts'
import { mayMailTo } from './confirmEmail.server.ts'

/** A request, a booking or feedback whose visitor has left an address. `From`: who sent it, as limits know callers. */
export type ReceiptMail = InAccount & { RequestId: string; From: string }

/** Mails a minute by one printed code; what is more is tried again. */
const perCode = 30

/**
 * Mails the private page of what a visitor has sent to its visitor, once. Nobody has proven the address, so the mail contains no typed
 * text and counts in the limits of mailed digits. Strangers do not use up the staff's share.
 */
export const mailReceipt = job<ReceiptMail>('scans.mailReceipt', async ({ services }, { GroupId, RequestId, From }) => {
  const { db, mail, limits } = services
  const receipt = await db.withTenant(GroupId, tx => readReceipt(tx, services, { GroupId, RequestId }))
  if (!receipt || !isEmail(receipt.Email)) return
  const id = `scan-receipt.${RequestId}`
  if (await db.asSystem('whether a receipt was mailed', (_tx, client) => mail.has(client, id))) return
  await limits.take(`scan-receipt-mail:${receipt.Address}`, perCode)
  if (!(await mayMailTo(services, receipt.Email.toLowerCase(), From))) return
  const of = { to: [receipt.Email], id, group: GroupId, toVisitor: true }
  await db.asSystem('receipt of a visitor', (_tx, client) => mail.post(client, { ...of, ...receipt.letter }))
})

type Receipt = { Email: string; Address: string; letter: Pick<Letter, 'subject' | 'content' | 'calendar' | 'conversation'> }

/** The mail of what has come; null where it is gone, or was cancelled meanwhile. */
const readReceipt = async (
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { GroupId, RequestId }: Omit<ReceiptMail, 'From'>,
): Promise<Receipt | null> => {
  const { baseUrl } = config
  const sent = await readSentRequest(tx, { GroupId, RequestId, baseUrl })
  if (sent) {
    const { row, Address } = sent
    if (row.Status === 'Cancelled') return null
    const registers = definitionOf(row.FunctionalityType)?.purpose === 'register'
    return {
      Email: row.Email,
      Address,
      letter: registers ? composeBookingMail(sent, 'booked', config) : composeRequestMail(sent, 'received', config),
    }
  }
  const feedback = await readSentFeedback(tx, { GroupId, AnswerId: RequestId, baseUrl })
  if (!feedback?.answer.Email || feedback.Address === null) return null
  return { Email: feedback.answer.Email, Address: feedback.Address, letter: composeFeedbackMail(feedback, null, config) }
}
