import { TextRefused, type TextSender } from './sender.ts'

const milliseconds = 7_000
// What our setting or a later try may mend: the token, a time-out, too early, too many.
const mayPass = [401, 403, 407, 408, 425, 429]

/**
 * Sends text messages by an HTTP provider: `POST {id, to, text}` as JSON to `url`, with `Authorization: Bearer …` (the token, or else
 * the user part of the address) and `Idempotency-Key: id`. Any 2xx is "taken"; another 4xx refuses for good; the rest is tried again.
 */
export const createTextSender = ({ url, token }: { readonly url: string; readonly token?: string | undefined }): TextSender => {
  const { address, bearer } = placeOf(url, token)
  return {
    async send({ id, to, text }) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...(bearer && { authorization: `Bearer ${bearer}` }) },
        body: JSON.stringify({ id, to, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(milliseconds),
      }).catch(error => {
        throw new Error(`The provider could not be reached: ${reasonOf(error)}`, { cause: error })
      })
      const { status } = reply
      const words = `The provider answered ${status}${status >= 200 && status < 300 ? '' : wordsAfter(await firstLine(reply))}`
      if (status >= 200 && status < 300) return void reply.body?.cancel()
      throw status >= 400 && status < 500 && !mayPass.includes(status) ? new TextRefused(words) : new Error(words)
    },
  }
}

// A request may not carry user and password in its address.
const placeOf = (url: string, token: string | undefined) => {
  const address = new URL(url)
  const bearer = token ?? decodeURIComponent(address.password || address.username)
  address.username = ''
  address.password = ''
  return { address, bearer }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'TimeoutError'
    ? `no answer in ${milliseconds / 1000} s`
    : error.cause instanceof Error
      ? error.cause.message
      : error.message
}

const wordsAfter = (line: string): string => (line ? `: ${line}` : '')

/** The beginning of what a provider says of a refusal, at most 300 characters of one line. */
const firstLine = async ({ body }: Response): Promise<string> => {
  let read = ''
  const decoder = new TextDecoder()
  for await (const part of body ?? []) {
    read += decoder.decode(part, { stream: true })
    if (read.length > 300) break
  }
  return read
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
