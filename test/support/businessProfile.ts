import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A review as Google's wire has it. */
export type WireReview = {
  reviewId: string
  starRating: string
  comment?: string
  createTime: string
  updateTime: string
  reviewer?: object
}
export type WireLocation = { name: string; title: string; storeCode?: string; storefrontAddress?: object }

const account = 'accounts/100'

/**
 * A server that speaks the wire of Google's OAuth 2 (code with PKCE, refresh, revocation), Account Management v1, Business Information v1 and
 * Reviews v4 (`batchGetReviews`, by pages of at most `perPage`), and holds callers to it. `fail` makes the next answers refusals.
 */
export const openBusinessProfile = async ({ perPage = 50 }: { perPage?: number } = {}) => {
  const locations: WireLocation[] = []
  const reviews = new Map<string, WireReview[]>()
  const codes = new Map<string, { challenge: string; redirect: string; used: boolean }>()
  const [refreshTokens, accessTokens] = [new Set<string>(), new Set<string>()]
  const failures: number[] = []
  const asked: string[] = []
  const sorted = (names: readonly string[]) =>
    names
      .flatMap(name => (reviews.get(name) ?? []).map(review => ({ name, review })))
      .toSorted((a, b) => b.review.updateTime.localeCompare(a.review.updateTime) || a.review.reviewId.localeCompare(b.review.reviewId))

  const token = (form: URLSearchParams): [number, object] => {
    if (form.get('client_id') !== 'lintel-tests' || form.get('client_secret') !== 'client-secret') return [401, { error: 'invalid_client' }]
    const access = () => {
      const access_token = randomBytes(8).toString('hex')
      accessTokens.add(access_token)
      return { access_token, token_type: 'Bearer', expires_in: 3599, scope: 'https://www.googleapis.com/auth/business.manage' }
    }
    if (form.get('grant_type') === 'refresh_token')
      return refreshTokens.has(form.get('refresh_token') ?? '') ? [200, access()] : [400, { error: 'invalid_grant' }]
    const code = codes.get(form.get('code') ?? '')
    const verified =
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === code?.challenge
    if (!code || code.used || !verified || form.get('redirect_uri') !== code.redirect) return [400, { error: 'invalid_grant' }]
    code.used = true
    const refresh_token = `1//${randomBytes(8).toString('hex')}`
    refreshTokens.add(refresh_token)
    return [200, { ...access(), refresh_token }]
  }
  const answer = async (request: IncomingMessage): Promise<[number, object, Record<string, string>?]> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google')
    const body = await text(request)
    if (pathname === '/o/oauth2/v2/auth') {
      const code = randomBytes(6).toString('hex')
      const redirect = searchParams.get('redirect_uri') ?? ''
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirect, used: false })
      const back = new URL(redirect)
      for (const [key, value] of [
        ['code', code],
        ['state', searchParams.get('state') ?? ''],
      ] as const)
        back.searchParams.set(key, value)
      return [302, {}, { location: back.href }]
    }
    if (pathname === '/token') return token(new URLSearchParams(body))
    if (pathname === '/revoke') return [refreshTokens.delete(new URLSearchParams(body).get('token') ?? '') ? 200 : 400, {}]
    if (!accessTokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return [401, { error: { code: 401 } }]
    asked.push(pathname)
    const failure = failures.shift()
    if (failure) return [failure, { error: { code: failure } }]
    if (pathname === '/v1/accounts')
      return [200, { accounts: [{ name: account, accountName: 'Harborline Property', type: 'ORGANIZATION' }] }]
    if (pathname === `/v1/${account}/locations`) {
      if (!searchParams.get('readMask')) return [400, { error: { code: 400, status: 'INVALID_ARGUMENT' } }]
      return [200, page(locations, Number(searchParams.get('pageToken') ?? 0), 'locations')]
    }
    if (pathname === `/v4/${account}/locations:batchGetReviews` && request.method === 'POST') {
      const { locationNames, pageToken = '0' } = JSON.parse(body) as { locationNames: string[]; pageToken?: string }
      return [200, page(sorted(locationNames), Number(pageToken), 'locationReviews')]
    }
    return [404, {}]
  }
  const page = (rows: readonly object[], from: number, name: string) => ({
    ...(rows.length > 0 && { [name]: rows.slice(from, from + perPage) }),
    ...(from + perPage < rows.length && { nextPageToken: String(from + perPage) }),
  })
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, body, headers = {}] = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listening on TCP
    /** The paths that were asked for with a token. */
    asked,
    fail: (...statuses: number[]) => void failures.push(...statuses),
    addLocation: (id: string, more: Omit<WireLocation, 'name'>): string => {
      locations.push({ name: `locations/${id}`, ...more })
      return `${account}/locations/${id}`
    },
    removeLocations: () => locations.splice(0),
    setReviews: (location: string, all: WireReview[]) => void reviews.set(location, all),
    /** As the owner of the profile does in their Google account. */
    takeConsentBack: () => refreshTokens.clear(),
    consents: () => refreshTokens.size,
    close: () => server.close(),
  }
}

/** A review that changed last when it was written, unless `over` says when. */
export const wireReview = (reviewId: string, starRating: string, createTime: string, over: Partial<WireReview> = {}): WireReview => ({
  reviewId,
  starRating,
  createTime,
  updateTime: createTime,
  reviewer: { displayName: 'Nadia Rivera', profilePhotoUrl: 'https://lh3.example/p.png' },
  ...over,
})
