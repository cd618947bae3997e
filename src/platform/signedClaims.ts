import { createHmac, timingSafeEqual } from 'node:crypto'

export type ReadClaims = { readonly is: 'good' | 'expired'; readonly claims: readonly unknown[] } | { readonly is: 'forged' }

/**
 * A token that carries claims until a moment (ms since 1970); it goes into a URL as it is. `purpose` keeps tokens of one kind from being read
 * as those of another. Throws where `secret` has fewer than 32 characters.
 */
export const signClaims = (secret: string, purpose: string, claims: readonly (string | number)[], until: number): string => {
  const body = Buffer.from(JSON.stringify([...claims, until])).toString('base64url')
  return `${body}.${markOf(secret, purpose, body).toString('base64url')}`
}

/** What such a token carries; forged: it was changed, is of another kind, or was made with another secret. */
export const readClaims = (secret: string, purpose: string, token: string, now: Date): ReadClaims => {
  const [body, mark, ...rest] = token.split('.')
  if (!body || !mark || rest.length > 0 || token.length > 4096) return { is: 'forged' }
  const given = Buffer.from(mark, 'base64url')
  const right = markOf(secret, purpose, body)
  // The text is compared too: base64url reads several spellings as the same bytes.
  if (given.length !== right.length || !timingSafeEqual(given, right) || mark !== right.toString('base64url')) return { is: 'forged' }
  const all: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const until: unknown = Array.isArray(all) ? all.at(-1) : undefined
  if (!Array.isArray(all) || typeof until !== 'number') return { is: 'forged' }
  return { is: until > now.getTime() ? 'good' : 'expired', claims: all.slice(0, -1) }
}

const markOf = (secret: string, purpose: string, body: string): Buffer => {
  if (secret.length < 32) throw new Error('The link secret is too short')
  return createHmac('sha256', secret).update(`${purpose}.${body}`).digest()
}
