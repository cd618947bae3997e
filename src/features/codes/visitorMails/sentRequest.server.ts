import { and, eq } from 'drizzle-orm'
import { isLanguage, type Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MailBrand } from '../../../platform/mail/content.ts'
import { building } from '../../property/buildings/tables.ts'
import { isWork } from '../functionalities/definition.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { webLink } from '../qr/rules.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import { bookingLabel, bookingStatus, requestName } from '../requests/bookings.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import { visitorRequest } from '../requests/tables.ts'
import { scanWords } from '../scanPage/words.ts'
import { readMailBrand } from './brand.server.ts'

type RequestRow = typeof visitorRequest.$inferSelect

/** What a visitor has sent, with what a mail about it needs. */
export type SentRequest = {
  row: RequestRow
  Address: string
  building: Pick<typeof building.$inferSelect, 'Name' | 'TimeZone'>
  /** The form of its sign, as it is now. */
  Form: Readonly<Record<string, unknown>>
  brand: MailBrand
  language: Language
}
type RequestPlace = { GroupId: string; RequestId: string; baseUrl: string }

/** A request as its mails tell it; null where it, or its code, is gone. */
export const readSentRequest = async (tx: Tx, { GroupId, RequestId, baseUrl }: RequestPlace): Promise<SentRequest | null> => {
  const [found] = await tx
    .select({
      row: visitorRequest,
      Address: qrCode.Address,
      building: { Name: building.Name, TimeZone: building.TimeZone },
      Form: qrItem.TemplateFormData,
    })
    .from(visitorRequest)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .leftJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.id, visitorRequest.ItemId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, visitorRequest.BuildingId)))
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
  if (!found) return null
  const language = isLanguage(found.row.Language) ? found.row.Language : 'en'
  const brand = await readMailBrand(tx, { GroupId, BuildingId: found.row.BuildingId, language, baseUrl })
  return { ...found, Form: found.Form ?? {}, language, brand }
}

/** How far a request is, in its visitor's words: the same on its private page and in its mails. */
export const visitorState = (row: RequestRow, language: Language, now: Date): string => {
  const booking = bookingStatus(row, now)
  if (booking) return bookingLabel(booking, row.FunctionalityType)[language]
  return scanWords[language][isHandled(row) ? (`status${row.Status}` as const) : 'statusNew']
}

/** Whether somebody has to act on it; leads and inspections are received only. */
export const isHandled = ({ FunctionalityType }: Pick<RequestRow, 'FunctionalityType'>): boolean => {
  const definition = definitionOf(FunctionalityType)
  return definition === undefined || isWork(definition.purpose)
}

/**
 * Subject and conversation of a mail about a request. Mail programs leave a state in brackets out when they compare subjects (RFC 5256),
 * so that it may change within a conversation.
 */
export const headRequestMail = (
  { row, brand, language }: SentRequest,
  state: string,
  what = row.VenueName || requestName(row, language),
) => ({
  subject: `[${state}] ${what} · ${brand.name}`,
  conversation: row.id,
})

/** The address of a request's private page, in its visitor's language. */
export const receiptLink = ({ row, Address, language }: SentRequest, { baseUrl, secret }: { baseUrl: string; secret: string }): string =>
  `${webLink(baseUrl, Address)}/r/${receiptOf(secret, Address, row.id)}?lang=${language}`
