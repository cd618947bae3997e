import { dayIn, formatDay } from '../../../../../core/days.ts'
import { labelIn } from '../../../../../core/labels.ts'
import { isPhone, shownPhone, storedPhone } from '../../../../../core/phone.ts'
import type { Language } from '../../../../../core/words.ts'
import { startOfDay } from '../../../../../core/zones.ts'
import { safeUrl } from '../../../../../platform/safeUrl.ts'
import { drawPlainCode } from '../../../picture/plain.ts'
import type { Code, CodeItem, Scannable } from '../../../scanPage/scannable.server.ts'
import { shownTimes } from '../../shownTimes.server.ts'
import { visitorText } from '../../visitorText.ts'
import type { TellingDefinition, TellingTools } from './definition.ts'
import type { TellingContent } from './model.ts'
import { takesOf } from './videoPage.server.ts'

/** The page of a type that only tells, or the address that it leads to. */
export const makeTelling = ({ page, leadsTo, hubs, taps, Label }: TellingDefinition): Scannable<TellingContent> => ({
  buttons: taps,
  hubs,
  leadsTo: form => safeUrl(leadsTo(form)),
  ...(page && {
    page: ({ code, item, language }) => {
      const { heading, blocks } = page(item.Form, toolsFor(code, item, language))
      const shown = blocks.flatMap(one =>
        (one.is === 'link' && !isSafe(one.href)) || (one.is === 'video' && !safeUrl(one.src)) ? [] : [one],
      )
      const drawn = shown.flatMap(one => (one.is === 'code' ? [drawPlainCode(one.text)] : []))
      return { view: 'telling', title: heading || Label[language], content: { heading, blocks: shown, drawn }, ...takesOf(shown) }
    },
  }),
})

// What a page may lead to: an address that a scan may lead to, a page of the portal, or a call, a text, a mail to somebody named.
const isSafe = (href: string): boolean =>
  /^(tel|sms):\+?\d+$/.test(href) ||
  /^mailto:[^\s?&]+$/.test(href) ||
  /^\/staff\/[0-9A-Z]+\?i=[\w%&=.-]+$/.test(href) ||
  /^(\/[\w-]+)+\?gId=[\w-]+&bId=[\w-]+$/.test(href) ||
  safeUrl(href) !== null

const toolsFor = (
  { Address, building, links, GroupId, QrCodeId, QrName, Location, Floor }: Code,
  { id, Rules }: CodeItem,
  language: Language,
): TellingTools => ({
  language,
  say: label => label[language],
  own: text => visitorText(text, language),
  day: moment => (moment === null ? '' : formatDay(new Date(moment).toISOString().slice(0, 10), language)),
  times: (start, end) => shownTimes(start, end, language),
  phone: shownPhone,
  dial: stored => (isPhone(storedPhone(stored)) ? `+${storedPhone(stored)}` : stored.replaceAll(/[^\d+]/g, '')),
  today: startOfDay('UTC', dayIn(building.TimeZone, Date.now())),
  linkTo: (HubId, ItemId) => links.find(one => one.HubId === HubId && one.ItemId === ItemId)?.path ?? null,
  portal: (path, byPin) => {
    const page = path.replace('{gId}', GroupId).replace('{bId}', building.id).replace('{qrId}', QrCodeId)
    const next = `${page}?${new URLSearchParams({ gId: GroupId, bId: building.id })}`
    return Rules.ShownTo === 'Everyone' || !byPin ? next : `/staff/${Address}?${new URLSearchParams({ i: id, next })}`
  },
  code: { name: QrName, location: Location, floor: Floor },
  building: {
    name: labelIn(building.Name, language),
    address: [building.AddressLine1, building.City, building.State].filter(Boolean).join(', '),
  },
})
