import { isLanguage, type Language } from '../../../core/words.ts'
import type { Config } from '../../../platform/config.ts'
import { readClaims, signClaims } from '../../../platform/signedClaims.ts'

/** Whose dates a calendar shows: those of a user in an account, or of a building (`BuildingId` '' : the user's own). */
export type CalendarOf = { GroupId: string; UserId: string; BuildingId: string; language: Language }

const purpose = 'round-calendar.1'
const DAY = 86_400_000
/** Days for which an address is good. */
const linkDays = 400

/** The address at which a calendar program reads dates of rounds, without a session. */
export const calendarLink = (
  { baseUrl, secret }: Pick<Config, 'baseUrl' | 'secret'>,
  { GroupId, UserId, BuildingId, language }: CalendarOf,
  now: Date,
): string =>
  `${baseUrl}/round-calendar/${signClaims(secret, purpose, [GroupId, UserId, BuildingId, language], now.getTime() + linkDays * DAY)}.ics`

/** What such an address names; null where it was forged or is over. */
export const readCalendarLink = (secret: string, token: string, now: Date): CalendarOf | null => {
  const read = readClaims(secret, purpose, token.replace(/\.ics$/, ''), now)
  const [GroupId, UserId, BuildingId, language] = read.is === 'good' ? read.claims : []
  if (typeof GroupId !== 'string' || typeof UserId !== 'string' || typeof BuildingId !== 'string' || !isLanguage(language)) return null
  return { GroupId, UserId, BuildingId, language }
}
