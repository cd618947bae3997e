import type pg from 'pg'
import type { MailContent } from './content.ts'
import type { MailCalendar, Mailer } from './mailer.ts'

/** A stored file. `contentId`: a picture that a block of the mail shows. */
export type LetterFile = { name: string; key: string; contentType: string; size: number; contentId?: string }

/** A mail as a feature writes it. Attachments are stored files. `id` makes a repeated post the same mail. */
export type Letter = {
  readonly to: readonly string[]
  readonly subject: string
  readonly content: MailContent
  /** The account whose mail it is: it goes with that account, and its recipients count for a share of it. */
  readonly group?: string | undefined
  /** Visitors have caused it: its recipients count for their share. Default: for the share of the account's staff. */
  readonly byVisitor?: boolean
  /** It goes to a visitor, within limits by address and caller: it counts for no share. */
  readonly toVisitor?: boolean
  readonly attachments?: readonly LetterFile[]
  readonly calendar?: MailCalendar
  readonly id?: string | undefined
  /** Where its reader leaves what it is part of, by one POST (RFC 8058). Such a mail was asked for: it counts for no share. */
  readonly unsubscribe?: string
  /** Mails of one conversation refer to those before, so that a mail program shows them together. Its name is one of the installation. */
  readonly conversation?: string | undefined
}
type Client = Pick<pg.PoolClient, 'query'>

export type MailDesk = {
  /** Keeps the mail and its sending with the transaction of `client`. Throws `Invalid Email`; where the share of an account is used up: `req.lim.exc`. */
  post(client: Client, letter: Letter): Promise<void>
  /** Whether a mail of this `id` is kept already: a job that is done again must not make its contents anew. */
  has(client: Client, id: string): Promise<boolean>
  readonly mailer: Mailer | null
}
