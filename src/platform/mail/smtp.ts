import { createTransport, type SentMessageInfo } from 'nodemailer'
import { assertMail, type Mail, type Mailer, MailRefused, type RefusedRecipient } from './mailer.ts'

const milliseconds = 7_000

/**
 * A mailer over one SMTP server. `url`: `smtp://user:password@host:587` (STARTTLS where offered, demanded with `?tls=required`) or
 * `smtps://…:465`. `from`: `Name <address>`. Waits at most 7 s for each step of the dialogue, 60 s for all of it.
 */
export function createSmtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    ...server(url),
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      assertMail(mail)
      const sent: SentMessageInfo = await within(60_000, transport.sendMail(message(mail, from))).catch(error => {
        throw refusedForGood(error) ? new MailRefused(wordsOf(error)) : error
      })
      return (sent.rejectedErrors ?? []).map(refusedRecipient)
    },
    close: () => transport.close(),
  }
}

type SmtpError = Partial<{ code: string; responseCode: number; response: string; recipient: string; rejectedErrors: SmtpError[] }>

// A 5xx to the recipients or to the mail itself. One to our name, password or wish for TLS is our setting, which may be mended: 530, EAUTH.
const refusedForGood = ({ code = '', responseCode = 0 }: SmtpError): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500 && responseCode !== 530

const refusedRecipient = (error: SmtpError): RefusedRecipient => ({
  address: error.recipient ?? '',
  words: wordsOf(error),
  forGood: (error.responseCode ?? 0) >= 500,
})

const wordsOf = ({ recipient, response = '', rejectedErrors = [] }: SmtpError): string => {
  if (rejectedErrors.length > 0) return rejectedErrors.map(wordsOf).join('; ')
  return recipient ? `${recipient}: ${response}` : response
}

function server(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') throw new Error('SMTP_URL is not smtp://… or smtps://…')
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: searchParams.get('tls') === 'required',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}

function message(mail: Mail, from: string) {
  return {
    from,
    to: [...mail.to],
    ...(mail.bringTo && { envelope: { from, to: [...mail.bringTo] } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.references?.length && { inReplyTo: mail.references.at(-1), references: [...mail.references] }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    // In the body, where programs find it and offer to take it over, and as a file for those that do not.
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'event.ics' } }),
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content, contentId }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      contentDisposition: contentId ? ('inline' as const) : ('attachment' as const),
      ...(contentId && { cid: contentId }),
    })),
  }
}

async function within<T>(limit: number, sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not finish in time')), limit)
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
    sending.catch(() => undefined)
  }
}
