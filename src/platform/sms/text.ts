import type pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import type { TextSender } from './sender.ts'

/** A text message as a feature writes it. `to` is a stored phone number of 11 digits. `id` (a uuid) makes a repeated post the same message. */
export type Text = {
  readonly group: GroupId
  readonly to: string
  readonly text: string
  readonly id: string
  /** Visitors have caused it: it counts for their share. Default: for the share of the account's staff. */
  readonly byVisitor?: boolean
  /** Where the share is used up, it waits for it, instead of being refused. */
  readonly waits?: boolean
}
type Client = Pick<pg.PoolClient, 'query'>

export type TextDesk = {
  /** Keeps the message and its sending with the transaction of `client`, cut to 480 characters. Where the share of the account is used up: `req.lim.exc`. */
  post(client: Client, text: Text): Promise<void>
  readonly sender: TextSender | null
}
