import type { GroupId } from '../../../core/ids.ts'
import { isLanguage } from '../../../core/words.ts'
import type { Config } from '../../../platform/config.ts'
import { readClaims, signClaims } from '../../../platform/signedClaims.ts'
import { allPapers } from './model.ts'
import { findPaper } from './paths.ts'
import type { AskedPaper } from './print.server.ts'

export type PaperLink = Required<Omit<AskedPaper, 'form' | 'also'>>

const purpose = 'paper-link.1'
const day = 86_400_000

/**
 * An address that opens a paper as a PDF without sign-in, for as many days as the paper says. It reads with the rights that its giver
 * (`UserId`) has whenever it is opened. Throws for a paper that is not given on.
 */
export const linkPaper = ({ baseUrl, secret }: Pick<Config, 'baseUrl' | 'secret'>, link: PaperLink, now: Date): string => {
  const { GroupId, UserId, path: address, language } = link
  const found = findPaper(allPapers(), address)
  if (!found?.paper.linkDays) throw new Error(`${address} is no paper that is given on`)
  return `${baseUrl}/paper/${signClaims(secret, purpose, [GroupId, UserId, found.path, language], now.getTime() + found.paper.linkDays * day)}`
}

/** What a link opens, or why it opens nothing; one that has expired still says its language. */
export const readPaperLink = (secret: string, token: string, now: Date): (PaperLink & { expired: boolean }) | null => {
  const read = readClaims(secret, purpose, token, now)
  if (read.is === 'forged') return null
  const [group, UserId, path, language] = read.claims
  if (typeof group !== 'string' || typeof UserId !== 'string' || typeof path !== 'string' || !isLanguage(language)) return null
  return { GroupId: group as GroupId, UserId, path, language, expired: read.is === 'expired' } // signed by us
}
