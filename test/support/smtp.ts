import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  readonly raw: string
  readonly mail: Email
}

type Behaviour = { stall?: boolean; onMail?: (raw: string) => void; refuse?: (recipient: string) => string | undefined }
/**
 * An SMTP server of this machine that keeps what it is sent. `stall`: takes the connection and never says a word. `onMail`: told of each.
 * `refuse`: gives the reply for a recipient that is refused, such as `550 5.1.1 No such user`.
 */
export async function startSmtp({ stall = false, onMail, refuse }: Behaviour = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => (stall ? undefined : done()),
    onAuth: (auth, _session, done) => (auth.password === 'right' ? done(null, { user: auth.username }) : done(new Error('Wrong password'))),
    onRcptTo({ address }, _session, done) {
      const [, code, words = ''] = /^(\d+) (.*)$/.exec(refuse?.(address) ?? '') ?? []
      done(code ? Object.assign(new Error(words), { responseCode: Number(code) }) : null)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        const { mailFrom, rcptTo } = session.envelope
        void PostalMime.parse(raw).then(mail => {
          received.push({
            envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(to => to.address) },
            raw: raw.toString(),
            mail,
          })
          onMail?.(raw.toString())
          done()
        }, done)
      })
    },
  })
  server.on('error', () => {}) // a client that is killed in the middle of a dialogue
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const { port } = address as AddressInfo // listening on TCP, so no path and not null
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
