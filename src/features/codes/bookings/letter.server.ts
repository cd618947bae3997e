import { and, eq } from 'drizzle-orm'
import { dayInFull } from '../../../core/bookedWords.ts'
import { nameIn } from '../../../core/labels.ts'
import { formatTimes } from '../../../core/times.ts'
import { isLanguage } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { webLink } from '../qr/rules.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import { bookingLabel, isArrivalType, isBookingType, isChangeable } from '../requests/bookings.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import { visitorRequest } from '../requests/tables.ts'
import { mailedCalendar, type When, whenOf } from './calendar.server.ts'
import { letterWords } from './letterWords.ts'

/** A booking with what its mails say beside it. */
export type SentBooking = {
  row: typeof visitorRequest.$inferSelect
  Address: string
  building: Pick<typeof building.$inferSelect, 'Name' | 'TimeZone'>
  when: When | null
}

/** A booking as its mails tell it; null where it, or its code, is gone. */
export const readBooking = async (tx: Tx, GroupId: string, RequestId: string): Promise<SentBooking | null> => {
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
  const { Form, ...sent } = found
  return { ...sent, when: whenOf(found.row, Form ?? {}) }
}

/** What a mail tells: that the booking has come or counts again, has another time, or is cancelled. */
export type BookingNews = 'booked' | 'moved' | 'cancelled'
type Sender = { baseUrl: string; secret: string; mailFrom: string }

/** What the mail says first of a form that has come. */
const receivedTitle = (type: string) => (!isBookingType(type) ? 'received' : isArrivalType(type) ? 'arrived' : 'booked')

/** A mail of a booking, with its entry for the visitor's calendar. Nothing that was typed stands in it: nobody has proven the address. */
export const composeBookingMail = (
  { row, Address, building: place, when }: SentBooking,
  news: BookingNews,
  { baseUrl, secret, mailFrom }: Sender,
): Pick<Letter, 'subject' | 'content' | 'calendar'> => {
  const language = isLanguage(row.Language) ? row.Language : 'en'
  const t = wordsFor(letterWords, language)
  const page = `${webLink(baseUrl, Address)}/r/${receiptOf(secret, Address, row.id)}`
  const buildingName = nameIn(place.Name, language)
  const type = definitionOf(row.FunctionalityType)?.Label[language] ?? ''
  // Leads and move-outs are received: they book nothing.
  const status = isBookingType(row.FunctionalityType)
    ? bookingLabel(news === 'cancelled' ? 'Cancelled' : 'Booked', row.FunctionalityType)[language]
    : t('received')
  const named = { what: when?.name || row.VenueName || type, building: buildingName, status: news === 'moved' ? t('moved') : status }
  const hours = formatTimes(when?.start ?? null, when?.end ?? null, language)
  const rows = [
    [t('type'), type],
    ...(named.what === type ? [] : [[t('what'), named.what]]),
    ...(when ? [[t('when'), [dayInFull(when.day, language), hours].filter(Boolean).join(', ')]] : []),
    [t('where'), [when?.place, buildingName].filter(Boolean).join(', ')],
    [t('status'), status],
    [t('number'), String(row.Number)],
  ]
  const link = { is: 'button', label: t('calendar'), href: `${page}/calendar.ics?lang=${language}` } as const
  const text = news === 'cancelled' && isArrivalType(row.FunctionalityType) ? 'notArrived' : news
  const title = text === 'booked' ? receivedTitle(row.FunctionalityType) : text
  return {
    subject: t('subject', named),
    content: {
      title: t(`title.${title}`),
      language,
      blocks: [
        { is: 'paragraph', text: t(`text.${text}`, named) },
        { is: 'figures', rows },
        { is: 'button', label: t('open'), href: `${page}?lang=${language}` },
        ...(when && news !== 'cancelled' ? [link] : []),
      ],
      footer: t('footer', { building: buildingName, canChange: String(isChangeable(row.FunctionalityType)) }),
    },
    ...(when && { calendar: mailedCalendar(row, { building: place, when, language, url: page }, mailFrom) }),
  }
}
