import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../core/words.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { countTry } from '../../base/people/guesses.server.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { readMailBrand } from '../visitorMails/brand.server.ts'
import { codeMailWords } from './codeMailWords.ts'
import { withoutBlanks } from './typed.server.ts'

/** What a form says of its e-mail address: the digits, when they were mailed (epoch seconds), and `again` or `back` instead of them. */
export type EmailProof = Readonly<Record<'EmailCode' | 'EmailSent' | 'EmailWay', string | undefined>>
type Proving = {
  readonly services: Services
  readonly request: FastifyRequest
  readonly code: Code
  readonly visit: string
  readonly email: string
  readonly language: Language
  readonly proof: EmailProof
}

const codeMinutes = 15
/** Digits tried in a visit for one address; mails to one address, codes asked for from one, receipts of what one has sent; each further one waits longer. */
const free = { tries: 5, mailed: 5, asked: 20, receipts: 60 } as const
/** Codes mailed a minute by one printed code. */
const perCode = 30

/**
 * Proves that the e-mail address of a form is the visitor's, by six mailed digits. The digits are not stored: they are derived from our
 * key, the visit, the address and the time. Returns the next question; null: proven.
 */
export const proveEmail = async (proving: Proving): Promise<{ sent: string; problem: string | null } | null> => {
  const { language, proof } = proving
  const { EmailCode, EmailSent: sent = '', EmailWay } = proof
  const t = scanWords[language]
  if (sent === '' || EmailWay === 'again') {
    const now = String(Math.floor(Date.now() / 1000))
    return (await mailCode(proving, now)) ? { sent: now, problem: null } : { sent, problem: t.emailCodeMails }
  }
  if (EmailCode === undefined) return { sent, problem: t.emailCodeNeeded }
  if (!(await mayTry(proving))) return { sent, problem: t.emailCodeMany }
  if (!isFresh(sent)) return { sent, problem: t.emailCodeOver }
  return isEqual(withoutBlanks(EmailCode), digitsOf(proving, sent)) ? null : { sent, problem: t.emailCodeWrong }
}

const isFresh = (sent: string): boolean => {
  const age = Date.now() / 1000 - Number(sent)
  return /^\d{9,11}$/.test(sent) && age >= -60 && age <= codeMinutes * 60
}

const isEqual = (given: string, right: string): boolean =>
  given.length === right.length && /^\d+$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(right))

type Named = Pick<Proving, 'services' | 'code' | 'visit' | 'email'>
const keyed = ({ services: { config } }: Pick<Named, 'services'>, text: string): Buffer =>
  createHmac('sha256', config.secret).update(`scan-email.1.${text}`).digest()

const digitsOf = (of: Named, sent: string): string =>
  String(keyed(of, [of.code.Address, of.visit, of.email, sent].join('\n')).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

const named = (of: Pick<Named, 'services'>, text: string): string => keyed(of, text).toString('base64url').slice(0, 22)
const mayGoOn = ({ services: { db } }: Pick<Named, 'services'>, key: string, most: number): Promise<boolean> =>
  countTry({ system: db.asSystem }, { key: `scan-email:${key}`, free: most })

const mayTry = (of: Named): Promise<boolean> => mayGoOn(of, named(of, `try ${of.visit} ${of.email}`), free.tries)

const mayMail = (of: Pick<Named, 'services'>, email: string): Promise<boolean> => mayGoOn(of, named(of, `to ${email}`), free.mailed)

/** Counts a mail that somebody has caused by a form, to an address that nobody has proven; false where too many went there, or by this caller. */
export const mayMailTo = async (services: Services, email: string, caller: string): Promise<boolean> =>
  (await mayGoOn({ services }, `receipts:${caller}`, free.receipts)) && mayMail({ services }, email)

/** Mails new digits; false where too many were mailed. */
const mailCode = async (of: Proving, sent: string): Promise<boolean> => {
  const { services, request, code, visit, email, language } = of
  const { db, mail, limits, config } = services
  await limits.take(`scan-email:${code.Address}`, perCode)
  if (!(await mayGoOn(of, `from:${addressOf(config.secret, request)}`, free.asked))) return false
  if (!(await mayMail(of, email))) return false
  const t = wordsFor(codeMailWords, language)
  const brand = await db.withTenant(code.GroupId, tx =>
    readMailBrand(tx, { GroupId: code.GroupId, BuildingId: code.building.id, language, baseUrl: config.baseUrl }),
  )
  const about = { building: brand.name, code: digitsOf(of, sent), minutes: String(codeMinutes) }
  await db.asSystem('code for an e-mail address', (_tx, client) =>
    mail.post(client, {
      to: [email],
      group: code.GroupId,
      toVisitor: true,
      id: `scan-code.${named(of, `mail ${visit} ${email} ${sent}`)}`,
      subject: t('subject', about),
      content: {
        title: t('title', about),
        language,
        brand,
        blocks: [{ is: 'paragraph', text: t('text', about) }],
        footer: t('footer', about),
      },
    }),
  )
  return true
}
