import { isEmail } from '../../core/email.ts'

/** `contentId`: a picture that stands in the mail, as `<img src="cid:…">`. */
export type MailAttachment = {
  readonly fileName: string
  readonly contentType: string
  readonly content: Uint8Array
  readonly contentId?: string
}

/** An entry for a calendar that goes with a mail: iCalendar text, and what it asks the calendar to do (RFC 5546). */
export type MailCalendar = { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }

export type Mail = {
  /** Bare addresses, at most 50. */
  readonly to: readonly string[]
  /** Those of `to` that it is brought to this time, all if left out; the mail itself names them all. */
  readonly bringTo?: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Stable over retries: `<name@host>`, so that a mail sent twice is seen as one. */
  readonly messageId: string
  /** Message-IDs of the mails of its conversation before it, the last one last. */
  readonly references?: readonly string[]
  readonly attachments?: readonly MailAttachment[]
  readonly calendar?: MailCalendar
  readonly replyTo?: string
  /** The address that takes its reader off the list, by one POST (RFC 8058). */
  readonly unsubscribe?: string
}

/** A recipient that the mail server did not take while it took others, and what it said. */
export type RefusedRecipient = { readonly address: string; readonly words: string; readonly forGood: boolean }

/**
 * Sends mails from the one fixed sender. `send` throws `MailRefused` for a mail that can never be sent, any other error for one to try
 * again. A mail that went out gives the recipients that did not get it.
 */
export type Mailer = {
  send(mail: Mail): Promise<readonly RefusedRecipient[]>
  close(): void
}

export class MailRefused extends Error {}

const mostRecipients = 50
const mostAttached = 20 * 1024 * 1024
const control = /\p{Cc}|[\u2028\u2029]/u

/** Throws `MailRefused` if a header would hold a control character or an address is none. Every `Mailer` calls it first. */
export function assertMail(mail: Mail): void {
  if (mail.to.length === 0 || mail.to.length > mostRecipients) throw new MailRefused('A mail has 1 to 50 recipients')
  for (const address of [...mail.to, ...(mail.bringTo ?? []), ...(mail.replyTo === undefined ? [] : [mail.replyTo])]) {
    if (!isEmail(address)) throw new MailRefused('Invalid Email')
  }
  if (mail.subject.trim() === '' || mail.subject.length > 250 || control.test(mail.subject))
    throw new MailRefused('The subject cannot be sent')
  for (const id of [mail.messageId, ...(mail.references ?? [])])
    if (!/^<[\w.+-]{1,120}@[\w.-]{1,120}>$/.test(id)) throw new MailRefused('The Message-ID cannot be sent')
  if (mail.unsubscribe !== undefined && !/^https?:\/\/[^\s<>"\\]{1,2000}$/.test(mail.unsubscribe))
    throw new MailRefused('The address to unsubscribe cannot be sent')
  let size = 0
  for (const { fileName, contentType, content, contentId } of mail.attachments ?? []) {
    if (fileName === '' || fileName.length > 200 || control.test(fileName))
      throw new MailRefused('The name of an attachment cannot be sent')
    if (!/^[\w.+-]+\/[\w.+-]+$/.test(contentType)) throw new MailRefused('The type of an attachment cannot be sent')
    if (contentId !== undefined && !/^[\w.-]{1,120}$/.test(contentId)) throw new MailRefused('The id of an attachment cannot be sent')
    size += content.byteLength
  }
  if (size > mostAttached) throw new MailRefused('The attachments are larger than 20MB')
}
