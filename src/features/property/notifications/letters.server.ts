import { cutAtWord } from '../../../core/oneLine.ts'
import { urgentLabel } from '../../../core/urgent.ts'
import type { Language } from '../../../core/words.ts'
import type { MailBlock } from '../../../platform/mail/content.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { unlinkText } from '../../../platform/mail/unlinked.ts'
import { wordsFor } from '../../../platform/words.ts'
import { letterWords } from './letterWords.ts'
import type { NotificationFacts, NotificationKind } from './model.ts'
import { sourceOf } from './sources.server.ts'

type ToldEvent = {
  readonly What: string
  readonly Kind: NotificationKind
  readonly Facts: NotificationFacts
  readonly Path: string
  readonly CreatedDate: Date
  readonly BuildingId: string
  /** The building's name in the reader's language, and its clock. */
  readonly building: string
  readonly TimeZone: string
}
/** What one message tells somebody: one event, or several of any kind and building. */
export type ToldGroup = {
  readonly GroupId: string
  readonly language: Language
  /** Has a place in the portal: gets links. */
  readonly signsIn: boolean
  readonly baseUrl: string
  readonly events: readonly [ToldEvent, ...ToldEvent[]]
}

/** Lines of a gathered mail; the page of all of them has the others. */
const mostLines = 20

/** What was told in one line and a few words more, as its source says it; one whose source is gone has its kind. */
export const sayEvent = ({ What, Facts }: { What: string; Facts: NotificationFacts }, kind: NotificationKind, language: Language) =>
  sourceOf(What)?.say(Facts, language) ?? { Title: wordsFor(letterWords, language)(`gathered.${kind}`, { n: 1 }), Text: '' }

const plain = (text: string, longest: number): string => {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return line.length > longest ? cutAtWord(line, longest - 1) : line
}

const headOf = ({ events, language }: ToldGroup): string => {
  const t = wordsFor(letterWords, language)
  const sayCount = (Kind: NotificationKind, of: readonly ToldEvent[]) => t(`gathered.${Kind}`, { n: countEvents(of) })
  const said =
    events.length === 1
      ? sayEvent(events[0], events[0].Kind, language).Title
      : [...Map.groupBy(events, one => one.Kind)].map(([Kind, of]) => sayCount(Kind, of)).join(', ')
  const buildings = buildingsIn(events)
  const where = buildings.length === 1 ? events[0].building : t('buildings', { n: buildings.length })
  return plain(`${said} · ${where}`, 200)
}

/** What was given at once counts each. */
const countEvents = (events: readonly ToldEvent[]): number => events.reduce((n, { Facts }) => n + (Number(Facts.Given) || 1), 0)

const buildingsIn = (events: readonly ToldEvent[]): string[] => [...new Set(events.map(one => one.BuildingId))]

const linkOf = ({ events, baseUrl, GroupId }: ToldGroup): string => {
  const link = new URL(events.length === 1 ? events[0].Path : '/notifications', baseUrl)
  const [BuildingId, ...others] = buildingsIn(events)
  link.searchParams.set('gId', GroupId)
  if (BuildingId && others.length === 0) link.searchParams.set('bId', BuildingId)
  return link.href
}

/** The mail. What visitors have typed stands in its title and lines, too. */
export const letterFor = (told: ToldGroup): Pick<Letter, 'subject' | 'content'> => {
  const { language, events, signsIn, baseUrl } = told
  const t = wordsFor(letterWords, language)
  const subject = headOf(told)
  const building = plain([...new Set(events.map(one => one.building))].toSorted().join(', '), 200)
  return {
    subject,
    content: {
      title: unlinkText(subject),
      language,
      blocks: [
        ...(events.some(({ Facts }) => Facts.Urgent) ? [{ is: 'badge' as const, text: urgentLabel[language] }] : []),
        ...(events.length === 1 ? blocksOfOne(told) : blocksOfMany(told)),
        ...(signsIn
          ? [
              { is: 'button' as const, label: t('open'), href: linkOf(told) },
              { is: 'link' as const, label: t('choose'), href: `${baseUrl}/settings#settings-notifications` },
            ]
          : []),
      ],
      footer: t(signsIn ? 'footer' : 'footerContact', { building }),
    },
  }
}

const blocksOfOne = ({ events: [event], language, signsIn }: ToldGroup): MailBlock[] => {
  const { Text } = sayEvent(event, event.Kind, language)
  if (Text) return [{ is: 'quote', text: Text }]
  return signsIn ? [] : [{ is: 'paragraph', text: wordsFor(letterWords, language)('askThem', { building: event.building }) }]
}

const blocksOfMany = ({ events, language }: ToldGroup): MailBlock[] => {
  const hasOneBuilding = buildingsIn(events).length === 1
  const rows = events.slice(0, mostLines).map(event => {
    const { Title, Text } = sayEvent(event, event.Kind, language)
    const said = [Title, Text].filter(Boolean).join(': ')
    return [timeOf(event, language), unlinkText(plain(hasOneBuilding ? said : `${event.building} · ${said}`, 140))] as const
  })
  const n = events.length - rows.length
  return [
    { is: 'figures', rows, prose: true },
    ...(n > 0 ? [{ is: 'paragraph' as const, text: wordsFor(letterWords, language)('more', { n: String(n) }) }] : []),
  ]
}

const timeOf = ({ CreatedDate, TimeZone: timeZone }: ToldEvent, language: Language): string =>
  CreatedDate.toLocaleString(language === 'en' ? 'en-US' : language, { dateStyle: 'short', timeStyle: 'short', timeZone })

/** The text message, and that of a Google space. */
export const lineFor = (told: ToldGroup): string => {
  const { events, language, signsIn } = told
  const text = events.length === 1 ? sayEvent(events[0], events[0].Kind, language).Text : ''
  return [headOf(told), plain(text, 160), signsIn ? linkOf(told) : ''].filter(Boolean).join('\n')
}
