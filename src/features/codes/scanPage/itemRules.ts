import { Localized, text, z } from '../../../core/call.ts'
import { weekdayOf } from '../../../core/days.ts'
import { hints } from '../../../core/hints.ts'
import { isTime } from '../../../core/times.ts'
import { wallClock } from '../../../core/zones.ts'
import { type PinType, pinTypes } from '../../property/pins/model.ts'

/** Audience of an item: everybody; visitors who type a PIN, for which its button asks; staff, who see the button only after their PIN. */
export const audiences = ['Everyone', 'Pin', 'Staff'] as const

const time = () => text(5).check(z.refine(isTime, hints.time))

/** Days (0 is Sunday) on which something opens at `From` and closes at `To`, which may be on the day after; from a time to the same one is 24 hours. */
export const OpenHours = z.strictObject({
  Days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
  From: time(),
  To: time(),
})
export type OpenHours = z.output<typeof OpenHours>

/**
 * Who may open an item, and when. `Pins`: the kinds of PIN that open it, empty: every kind. `Hours`: by the building's clock, empty:
 * always. `ConfirmEmail`: the sender of its form proves the e-mail address by a mailed code. `Consent`: what the sender agrees to.
 */
export const ItemRules = z.strictObject({
  ShownTo: z.enum(audiences),
  Pins: z.array(z.enum(pinTypes)).check(z.maxLength(pinTypes.length)),
  Hours: z.array(OpenHours).check(z.maxLength(14)),
  ConfirmEmail: z.optional(z.boolean()),
  Consent: z.optional(Localized(500)),
})
export type ItemRules = z.output<typeof ItemRules>

/** The rules of an item that everybody opens at any time. */
export const noRules: ItemRules = { ShownTo: 'Everyone', Pins: [], Hours: [] }

/** How an item stands for a visitor: its button is not there, it is closed at this hour, it asks for a PIN, it opens. */
export type Standing = 'Hidden' | 'Closed' | 'Locked' | 'Open'
/** When, where, and the kinds of PIN that were typed here. */
export type Visiting = { readonly moment: number; readonly zone: string; readonly pins: readonly PinType[] }

export const standingOf = (rules: ItemRules, { moment, zone, pins }: Visiting): Standing => {
  const allowed = rules.ShownTo === 'Everyone' || pins.some(one => opensWith(rules, one))
  if (!allowed && rules.ShownTo === 'Staff') return 'Hidden'
  if (!isOpenAt(rules.Hours, zone, moment)) return 'Closed'
  return allowed ? 'Open' : 'Locked'
}

/** Whether a kind of PIN opens an item. */
export const opensWith = ({ Pins }: Pick<ItemRules, 'Pins'>, pin: PinType): boolean => Pins.length === 0 || Pins.includes(pin)

/** Whether something with these hours is open at a moment (epoch ms), by the clock of a zone. */
export const isOpenAt = (hours: readonly OpenHours[], zone: string, moment: number): boolean => {
  if (hours.length === 0) return true
  const { day, minute } = clockAt(zone, moment)
  const dayBefore = (day + 6) % 7
  return hours.some(({ Days, From, To }) => {
    const [from, to] = [minuteOf(From), minuteOf(To)]
    if (from < to) return Days.includes(day) && from <= minute && minute < to
    return (Days.includes(day) && minute >= from) || (Days.includes(dayBefore) && minute < to)
  })
}

/** When it opens next: `inDays` 0 is today, `Day` the day of the week. Null of what has no hours. */
export const nextOpening = (
  hours: readonly OpenHours[],
  zone: string,
  moment: number,
): { inDays: number; Day: number; From: string } | null => {
  const { day, minute } = clockAt(zone, moment)
  for (let inDays = 0; inDays <= 7; inDays++) {
    const Day = (day + inDays) % 7
    const starts = hours.filter(one => one.Days.includes(Day) && (inDays > 0 || minuteOf(one.From) > minute)).map(one => one.From)
    const [From] = starts.toSorted()
    if (From !== undefined) return { inDays, Day, From }
  }
  return null
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clockAt = (zone: string, moment: number) => {
  const wall = wallClock(zone, moment)
  return { day: weekdayOf(wall), minute: wall.hour * 60 + wall.minute }
}
