import type { Language } from '../../../core/words.ts'
import type { Letter } from '../../../platform/mail/desk.ts'
import { wordsFor } from '../../../platform/words.ts'
import { letterWords } from './letterWords.ts'
import type { NotificationFacts, NotificationKind } from './model.ts'
import { sourceOf } from './sources.server.ts'

/** What one message tells somebody: one event, or several of a kind. */
export type ToldGroup = {
  Kind: NotificationKind
  building: string
  BuildingId: string
  GroupId: string
  TimeZone: string
  language: Language
  /** Has a place in the portal: gets links. */
  signsIn: boolean
  baseUrl: string
  events: readonly { What: string; Facts: NotificationFacts; Path: string; CreatedDate: Date }[]
}

/** Lines of a gathered mail; the page of all of them has the others. */
const mostLines = 20

/** What was told in one line and a few words more, as its source says it; one whose source is gone has its kind. */
export const sayEvent = ({ What, Facts }: { What: string; Facts: NotificationFacts }, kind: NotificationKind, language: Language) =>
  sourceOf(What)?.say(Facts, language) ?? { Title: wordsFor(letterWords, language)(`gathered.${kind}`, { n: 1 }), Text: '' }

const plain = (text: string, longest: number): string => {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}

const headOf = ({ events, Kind, language, building }: ToldGroup): string => {
  const [first] = events
  const title = first && events.length === 1 ? sayEvent(first, Kind, language).Title : undefined
  return plain(`${title ?? wordsFor(letterWords, language)(`gathered.${Kind}`, { n: countIn(events) })} · ${building}`, 200)
}

/** What was given at once counts each. */
const countIn = (events: ToldGroup['events']): number => events.reduce((n, { Facts }) => n + (Number(Facts.Given) || 1), 0)

const linkOf = ({ events, baseUrl, GroupId, BuildingId }: ToldGroup): string => {
  const link = new URL(events.length === 1 ? (events[0]?.Path ?? '/') : '/notifications', baseUrl)
  link.searchParams.set('gId', GroupId)
  link.searchParams.set('bId', BuildingId)
  return link.href
}

/** The mail. */
export const letterFor = (told: ToldGroup): Pick<Letter, 'subject' | 'content'> => {
  const { language, events, Kind, signsIn, baseUrl, building, TimeZone } = told
  const t = wordsFor(letterWords, language)
  const subject = headOf(told)
  const said = events.map(one => ({ ...sayEvent(one, Kind, language), at: one.CreatedDate }))
  const [first] = said
  const times = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TimeZone,
  })
  const rows = said
    .slice(0, mostLines)
    .map(({ at, Title, Text }) => [times.format(at), plain([Title, Text].filter(Boolean).join(': '), 140)])
  const more = events.length - rows.length
  return {
    subject,
    content: {
      title: subject,
      language,
      blocks: [
        ...(said.length === 1 && first?.Text ? [{ is: 'quote' as const, text: first.Text }] : []),
        ...(said.length > 1 ? [{ is: 'figures' as const, rows }] : []),
        ...(more > 0 ? [{ is: 'paragraph' as const, text: t('more', { n: String(more) }) }] : []),
        ...(said.length === 1 && !first?.Text && !signsIn ? [{ is: 'paragraph' as const, text: t('askThem', { building }) }] : []),
        ...(signsIn
          ? [
              { is: 'button' as const, label: t('open'), href: linkOf(told) },
              { is: 'button' as const, label: t('choose'), href: `${baseUrl}/settings#settings-notifications` },
            ]
          : []),
      ],
      footer: t(signsIn ? 'footer' : 'footerContact', { building }),
    },
  }
}

/** The text message, and that of a Google space. */
export const lineFor = (told: ToldGroup): string => {
  const { events, Kind, language, signsIn } = told
  const [first] = events
  const text = first && events.length === 1 ? sayEvent(first, Kind, language).Text : ''
  return [headOf(told), plain(text, 160), signsIn ? linkOf(told) : ''].filter(Boolean).join('\n')
}
