import type { Language } from '../../../core/words.ts'
import type { PinType } from '../../property/pins/model.ts'
import { visitorText } from '../functionalities/visitorText.ts'
import { isPaused } from '../qr/life.ts'
import { isOpenAt, nextOpening, type Standing, standingOf } from '../scanPage/itemRules.ts'
import type { HubBody, HubButton, ShutBody } from '../scanPage/model.ts'
import { fillNames } from '../scanPage/rules.ts'
import type { Code, CodeItem } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { spotOf } from './showing.server.ts'

/** The item that an address names: a code's only one, or that of a hub by its id. Addresses of before ids name it by a number, which stays its own. */
export const itemAsked = ({ items }: Pick<Code, 'items'>, asked: string | undefined): CodeItem | null => {
  if (items.length === 1) return items[0] ?? null
  const found = /^\d{1,2}$/.test(asked ?? '') ? items.find(one => one.LinkNumber === Number(asked)) : items.find(one => one.id === asked)
  return found ?? null
}

/** What a visit is judged by: the kinds of PIN that were typed at the code, and the moment. */
export type Entering = { readonly pins: readonly PinType[]; readonly moment: number }

export const itemStanding = (code: Code, item: CodeItem, { pins, moment }: Entering): Standing =>
  standingOf(item.Rules, { pins, moment, zone: code.building.TimeZone })

/** Whether a form of an item is accepted: the visitor's rules allow it, or the page was opened while they did. */
export const mayAnswer = (code: Code, item: CodeItem, { pins, moment }: Entering, opened: number): Standing => {
  const now = itemStanding(code, item, { pins, moment })
  return now === 'Closed' && isOpenAt(item.Rules.Hours, code.building.TimeZone, opened)
    ? itemStanding(code, item, { pins, moment: opened })
    : now
}

/** Whether the form of an item takes files: it does where it is taken, and not of a code that is paused. */
export const takesFiles = (code: Code, item: CodeItem, entering: Entering, opened: number): boolean =>
  !isPaused(code, entering.moment) && mayAnswer(code, item, entering, opened) === 'Open'

/** The text of a closed item's page: until when, or for whom. `query` is added to its link. */
export const shutBody = (code: Code, item: CodeItem, { standing, moment, language, query }: Shut): ShutBody => {
  if (standing !== 'Closed') return { page: 'Staff', when: null, href: pinPath(code, `i=${item.id}&${query}`) }
  const href = code.items.length > 1 ? `/q/${code.Address}?${query}` : null
  return { page: 'Closed', when: opensText(code, item, moment, language), href }
}
type Shut = { standing: Standing; moment: number; language: Language; query: string }

/** Where a PIN is asked for at a code. */
export const pinPath = ({ Address }: Code, query: string): string => `/q/${Address}/pin?${query}`

type HubTerms = Entering & {
  language: Language
  /** What every link of the page carries: its visit, and its language where the visitor chose it. */
  query: string
}

/** The page of a hub for one visitor: its buttons in order, without the hidden ones. */
export const hubBody = (code: Code, { language, query, ...entering }: HubTerms): HubBody => {
  const stands = code.items.map(item => ({ item, standing: itemStanding(code, item, entering) }))
  const items = stands.flatMap(({ item, standing }): HubButton[] => {
    if (standing === 'Hidden') return []
    const href = standing === 'Closed' ? null : `/q/${code.Address}?i=${item.id}&p=1&${query}`
    return [
      {
        id: item.id,
        label: visitorText(item.Name, language) || item.Name.en,
        icon: item.Icon,
        href,
        note: standing === 'Closed' ? opensText(code, item, entering.moment, language) : null,
        isLocked: standing === 'Locked',
      },
    ]
  })
  const staffHref = items.length < stands.length ? pinPath(code, query) : null
  return { page: 'Hub', title: spotOf(code, language), look: code.HubLook, items, staffHref }
}

/** When an item opens next, as a visitor reads it. */
const opensText = ({ building }: Code, { Rules }: CodeItem, moment: number, language: Language): string | null => {
  const next = nextOpening(Rules.Hours, building.TimeZone, moment)
  if (!next) return null
  const locale = language === 'en' ? 'en-US' : language
  // The first of January 2023 was a Sunday: a weekday and a time of no zone.
  const at = new Date(Date.UTC(2023, 0, 1 + next.Day, Number(next.From.slice(0, 2)), Number(next.From.slice(3))))
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(at)
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at)
  const words = scanWords[language]
  const text = next.inDays === 0 ? words.opensToday : next.inDays === 1 ? words.opensTomorrow : words.opensOn
  return fillNames(text, { day, time })
}
