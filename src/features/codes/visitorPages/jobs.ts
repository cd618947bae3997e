import { and, eq } from 'drizzle-orm'
import { isEmail } from '../../../core/email.ts'
import { nameIn } from '../../../core/labels.ts'
import { formatTimes } from '../../../core/times.ts'
import { isLanguage, type Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Letter } from '../../../platform/mail/desk.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { webLink } from '../qr/rules.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import { visitorRequest } from '../requests/tables.ts'
import { type When, whenOf } from './calendar.server.ts'
import { mayMailTo } from './confirmEmail.server.ts'
import { receiptMailWords } from './receiptMailWords.ts'

/** A registration or a booking whose visitor has left an address. `From`: who sent it, as limits know callers. */
export type ReceiptMail = InAccount & { RequestId: string; From: string }

/** Mails a minute by one printed code; what is more is tried again. */
const perCode = 30

/**
 * Mails the private page of a registration or a booking to its visitor, once. Nobody has proven the address: nothing that was typed stands in the
 * mail, and it goes out within the limits of the mailed digits. Strangers use up no recipients of the account's staff by it.
 */
export const mailReceipt = job<ReceiptMail>('scans.mailReceipt', async ({ services }, { GroupId, RequestId, From }) => {
  const { db, mail, limits, config } = services
  const sent = await db.withTenant(GroupId, tx => readSent(tx, GroupId, RequestId))
  if (!sent || !isEmail(sent.row.Email) || sent.row.Status === 'Cancelled') return
  const id = `scan-receipt.${RequestId}`
  if (await db.asSystem('whether a receipt was mailed', (_tx, client) => mail.has(client, id))) return
  await limits.take(`scan-receipt-mail:${sent.Address}`, perCode)
  if (!(await mayMailTo(services, sent.row.Email.toLowerCase(), From))) return
  const page = `${webLink(config.baseUrl, sent.Address)}/r/${receiptOf(config.secret, sent.Address, RequestId)}`
  const of = { to: [sent.row.Email], id, group: GroupId, toVisitor: true }
  await db.asSystem('receipt of a visitor', (_tx, client) => mail.post(client, { ...of, ...letterOf(sent, page) }))
})

type Sent = { row: typeof visitorRequest.$inferSelect; Address: string; BuildingName: typeof building.$inferSelect.Name; when: When | null }

const readSent = async (tx: Tx, GroupId: string, RequestId: string): Promise<Sent | null> => {
  const [found] = await tx
    .select({ row: visitorRequest, Address: qrCode.Address, BuildingName: building.Name, Form: qrItem.TemplateFormData })
    .from(visitorRequest)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .leftJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.id, visitorRequest.ItemId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, visitorRequest.BuildingId)))
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
  if (!found) return null
  const { Form, ...sent } = found
  return { ...sent, when: whenOf({ items: [{ id: found.row.ItemId, Form: Form ?? {} }] }, found.row) }
}

const letterOf = ({ row, BuildingName, when }: Sent, page: string): Pick<Letter, 'subject' | 'content'> => {
  const language = isLanguage(row.Language) ? row.Language : 'en'
  const t = wordsFor(receiptMailWords, language)
  const place = nameIn(BuildingName, language)
  const type = definitionOf(row.FunctionalityType)?.Label[language] ?? ''
  const named = { what: when?.name || type, building: place }
  const hours = formatTimes(when?.start ?? null, when?.end ?? null, language)
  const rows = [
    [t('type'), type],
    ...(when?.name ? [[t('what'), when.name]] : []),
    ...(when ? [[t('when'), [dayInWords(when.day, language), hours].filter(Boolean).join(', ')]] : []),
    [t('where'), [when?.place, place].filter(Boolean).join(', ')],
    [t('number'), String(row.Number)],
  ]
  const calendar = { is: 'button', label: t('calendar'), href: `${page}/calendar.ics?lang=${language}` } as const
  return {
    subject: t('subject', named),
    content: {
      title: t('title'),
      language,
      blocks: [
        { is: 'paragraph', text: t('text', named) },
        { is: 'figures', rows },
        { is: 'button', label: t('open'), href: `${page}?lang=${language}` },
        ...(when ? [calendar] : []),
      ],
      footer: t('footer', named),
    },
  }
}

/** With the day of the week: the mail is read where days may be written the other way round. */
const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day))
