import { dayInFull } from '../../../core/bookedWords.ts'
import { formatTimes } from '../../../core/times.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { bookingLabel, isArrivalType, isBookingType, isChangeable } from '../requests/bookings.ts'
import { headRequestMail, receiptLink, type SentRequest } from '../visitorMails/sentRequest.server.ts'
import { mailedCalendar, whenOf } from './calendar.server.ts'
import { letterWords } from './letterWords.ts'

/** What a mail tells: that the booking has come or counts again, has another time, or is cancelled. */
export type BookingNews = 'booked' | 'moved' | 'cancelled'
type Sender = { baseUrl: string; secret: string; mailFrom: string }

/** What the mail says first of a form that has come. */
const receivedTitle = (type: string) => (!isBookingType(type) ? 'received' : isArrivalType(type) ? 'arrived' : 'booked')

/** A mail of a booking, with its entry for the visitor's calendar. Nothing that was typed stands in it: nobody has proven the address. */
export const composeBookingMail = (
  sent: SentRequest,
  news: BookingNews,
  { mailFrom, ...sender }: Sender,
): Pick<Letter, 'subject' | 'content' | 'calendar' | 'conversation'> => {
  const { row, building: place, Form, brand, language } = sent
  const when = whenOf(row, Form)
  const t = wordsFor(letterWords, language)
  const page = receiptLink(sent, sender)
  const buildingName = brand.name
  const type = definitionOf(row.FunctionalityType)?.Label[language] ?? ''
  // Leads and move-outs are received: they book nothing.
  const status = isBookingType(row.FunctionalityType)
    ? bookingLabel(news === 'cancelled' ? 'Cancelled' : 'Booked', row.FunctionalityType)[language]
    : t('received')
  const what = when?.name || row.VenueName || type
  const hours = formatTimes(when?.start ?? null, when?.end ?? null, language)
  const rows = [
    [t('type'), type],
    ...(what === type ? [] : [[t('what'), what]]),
    ...(when ? [[t('when'), [dayInFull(when.day, language), hours].filter(Boolean).join(', ')]] : []),
    [t('where'), [when?.place, buildingName].filter(Boolean).join(', ')],
    [t('status'), status],
    [t('number'), String(row.Number)],
  ]
  const link = { is: 'link', label: t('calendar'), href: page.replace('?', '/calendar.ics?') } as const
  const text = news === 'cancelled' && isArrivalType(row.FunctionalityType) ? 'notArrived' : news
  const title = text === 'booked' ? receivedTitle(row.FunctionalityType) : text
  const said = t(`text.${text}`, { building: buildingName })
  return {
    ...headRequestMail(sent, news === 'moved' ? t('moved') : status, what),
    content: {
      title: t(`title.${title}`),
      language,
      brand,
      preview: said,
      blocks: [
        { is: 'paragraph', text: said },
        { is: 'figures', rows },
        { is: 'button', label: t('open'), href: page },
        ...(when && news !== 'cancelled' ? [link] : []),
      ],
      footer: t('footer', { building: buildingName, canChange: String(isChangeable(row.FunctionalityType)) }),
    },
    ...(when && { calendar: mailedCalendar(row, { building: place, when, language, url: page.split('?')[0] ?? page }, mailFrom) }),
  }
}
