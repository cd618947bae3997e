import type { MailBlock } from '../../../platform/mail/content.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { requestNoun } from '../requests/bookings.ts'
import { letterWords } from './requestLetterWords.ts'
import { headRequestMail, isHandled, receiptLink, type SentRequest, visitorState } from './sentRequest.server.ts'

/** What a mail tells: that a request has come, what was done with it, or what staff have written. */
export type RequestNews = 'received' | 'start' | 'finish' | 'reopen' | 'cancel' | 'note'
type Sender = { baseUrl: string; secret: string }

/**
 * A mail about a request, with the link to its private page, which takes the answer. Nothing that the visitor has typed stands in it:
 * nobody has proven the address. `note`: what staff have written.
 */
export const composeRequestMail = (
  sent: SentRequest,
  news: RequestNews,
  { note = '', ...sender }: Sender & { note?: string },
): Pick<Letter, 'subject' | 'content' | 'conversation'> => {
  const { row, brand, language } = sent
  const t = wordsFor(letterWords, language)
  const named = { n: String(row.Number), building: brand.name, noun: requestNoun(row.FunctionalityType) }
  const state = visitorState(row, language, new Date())
  const rows = [
    [t('type'), definitionOf(row.FunctionalityType)?.Label[language] ?? ''],
    [t('number'), String(row.Number)],
    [t('status'), state],
  ]
  // Nobody works on what is only filed: leads, inspections.
  const text = t(`text.${news === 'received' && !isHandled(row) ? 'filed' : news}`, named)
  const said: MailBlock = note ? { is: 'written', text: note } : { is: 'paragraph', text }
  return {
    ...headRequestMail(sent, state),
    content: {
      title: t(`title.${news}`, named),
      language,
      brand,
      preview: note || text,
      blocks: [
        said,
        ...(news === 'note' ? [] : [{ is: 'figures' as const, rows }]),
        { is: 'button', label: t(news === 'note' ? 'answer' : 'open'), href: receiptLink(sent, sender) },
      ],
      footer: `${t('footer', named)}\n${t('noReply')}`,
    },
  }
}
