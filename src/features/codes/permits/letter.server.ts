import { formatDay } from '../../../core/days.ts'
import type { Language } from '../../../core/words.ts'
import type { MailBlock } from '../../../platform/mail/content.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { headRequestMail, receiptLink, type SentRequest } from '../visitorMails/sentRequest.server.ts'
import { letterWords } from './letterWords.ts'
import { permitLink } from './link.server.ts'
import type { permit } from './tables.ts'

type PermitRow = typeof permit.$inferSelect
type Sender = { baseUrl: string; secret: string }

/** From when to when, by the clock of a building: `Mar 31, 2027, 8:00 AM – 11:30 AM`. */
export const describeHours = (
  { StartDate, EndDate }: Pick<PermitRow, 'StartDate' | 'EndDate'>,
  timeZone: string,
  language: Language,
): string => {
  if (!StartDate || !EndDate) return ''
  const locale = language === 'en' ? 'en-US' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).formatRange(StartDate, EndDate)
}

/** What was decided about a permit: approved with the address of its page, refused or withdrawn with the reason. */
export const composePermitMail = (
  sent: SentRequest,
  row: Pick<PermitRow, 'Status' | 'StartDate' | 'EndDate' | 'Reason' | 'GroupId'>,
  sender: Sender,
): Pick<Letter, 'subject' | 'content' | 'conversation'> => {
  const { row: request, brand, building, language } = sent
  const t = wordsFor(letterWords, language)
  const news = row.Status === 'Refused' || row.Status === 'Withdrawn' ? row.Status : 'Approved'
  const named = { n: String(request.Number), building: brand.name }
  const when = describeHours(row, building.TimeZone, language) || (request.Day ? formatDay(request.Day, language) : '')
  const rows = [
    [t('what'), definitionOf(request.FunctionalityType)?.Label[language] ?? ''],
    [t('number'), String(request.Number)],
    ...(when ? [[t('when'), when]] : []),
    ...(request.Area ? [[t('where'), request.Area]] : []),
  ]
  const reason: MailBlock[] = row.Reason ? [{ is: 'written', text: row.Reason }] : []
  const href = news === 'Approved' ? permitLink(sender, { GroupId: row.GroupId, RequestId: request.id }) : receiptLink(sent, sender)
  return {
    ...headRequestMail(sent, t(`state.${news}`)),
    content: {
      title: t(`title.${news}`),
      language,
      brand,
      preview: row.Reason || t(`text.${news}`, named),
      blocks: [
        { is: 'paragraph', text: t(`text.${news}`, named) },
        ...reason,
        { is: 'figures', rows },
        { is: 'button', label: t(news === 'Approved' ? 'openPermit' : 'open'), href },
      ],
      footer: t('footer', named),
    },
  }
}
