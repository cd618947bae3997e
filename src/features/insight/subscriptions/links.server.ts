import type { GroupId } from '../../../core/ids.ts'
import { isLanguage, type Language } from '../../../core/words.ts'
import type { Config } from '../../../platform/config.ts'
import { readClaims, signClaims } from '../../../platform/signedClaims.ts'

type Own = Pick<Config, 'baseUrl' | 'secret'>
/** What a mail's link is for: to leave a subscription, or to open the report of a delivery. */
export type MailLink = 'leave' | 'open'
export type LinkOf = { GroupId: string; id: string; language: Language }

const day = 86_400_000
/** Days that each lasts. */
export const linkDays = { leave: 400, open: 90 } as const satisfies Record<MailLink, number>
const purpose = (of: MailLink) => `subscription-${of}.1`

/** The address of a link in a mail. */
export const mailLink = ({ baseUrl, secret }: Own, of: MailLink, { GroupId, id, language }: LinkOf, now: Date): string =>
  `${baseUrl}/report-mail/${of}/${signClaims(secret, purpose(of), [GroupId, id, language], now.getTime() + linkDays[of] * day)}`

/** What such a link names; null where it was forged. One that has expired still says its language. */
export const readMailLink = (secret: string, of: MailLink, token: string, now: Date) => {
  const read = readClaims(secret, purpose(of), token, now)
  if (read.is === 'forged') return null
  const [group, id, language] = read.claims
  if (typeof group !== 'string' || typeof id !== 'string' || !isLanguage(language)) return null
  return { GroupId: group as GroupId, id, language, expired: read.is === 'expired' } // signed by us
}
