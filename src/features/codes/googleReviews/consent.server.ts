import { createHash, randomBytes } from 'node:crypto'
import * as oauth from 'openid-client'
import type { Config } from '../../../platform/config.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { consentMinutes } from './model.ts'
import { SourceRefused } from './source.ts'

/** The client of Google's API that this installation has, and an origin that stands for all of Google's own. */
export type GoogleClient = NonNullable<Config['google']>
type ConsentState = { GroupId: string; UserId: string; Verifier: string; until: number }

const scope = 'https://www.googleapis.com/auth/business.manage'
const seconds = 15

/** An address of Google, on the origin that stands for it. */
export const googleAddress = ({ origin }: Pick<GoogleClient, 'origin'>, own: string): string => {
  const { origin: host } = new URL(own)
  return own.replace(host, origin ?? host)
}

const configurationOf = (google: GoogleClient): oauth.Configuration => {
  const server = {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: googleAddress(google, 'https://accounts.google.com/o/oauth2/v2/auth'),
    token_endpoint: googleAddress(google, 'https://oauth2.googleapis.com/token'),
    revocation_endpoint: googleAddress(google, 'https://oauth2.googleapis.com/revoke'),
  }
  const configuration = new oauth.Configuration(server, google.clientId, google.clientSecret)
  if (server.token_endpoint.startsWith('http:')) oauth.allowInsecureRequests(configuration)
  configuration.timeout = seconds
  return configuration
}

/** The page to which Google's consent comes back. */
const returnAddress = (baseUrl: string): string => `${baseUrl}/googleReviews`

type Asking = { google: GoogleClient; secret: string; baseUrl: string; GroupId: string; UserId: string; now: Date }
/** The address of Google's consent page. Its state is sealed: whose it is, until when, and the verifier of the code (PKCE). */
export const consentAddress = ({ google, secret, baseUrl, GroupId, UserId, now }: Asking): string => {
  const Verifier = randomBytes(32).toString('base64url')
  const state: ConsentState = { GroupId, UserId, Verifier, until: now.getTime() + consentMinutes * 60_000 }
  return oauth.buildAuthorizationUrl(configurationOf(google), {
    redirect_uri: returnAddress(baseUrl),
    scope,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(Verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: seal(secret, JSON.stringify(state)),
  }).href
}

/** The verifier that belongs to a state; null where it was made for somebody else, elsewhere, or too long ago. */
export const readConsentState = ({ secret, GroupId, UserId, now }: Omit<Asking, 'google' | 'baseUrl'>, state: string): string | null => {
  const text = state.startsWith('sealed.') ? unseal(secret, state) : ''
  if (text === '') return null
  const known = JSON.parse(text) as ConsentState // sealed by `consentAddress`
  return known.GroupId === GroupId && known.UserId === UserId && known.until > now.getTime() ? known.Verifier : null
}

/** What is kept of a consent that came back until it is exchanged. */
export type PendingConsent = { Code: string; Verifier: string }

/** The refresh token for a code. Throws `SourceRefused` where Google refuses it or gives none. */
export const exchangeConsent = async (google: GoogleClient, baseUrl: string, { Code, Verifier }: PendingConsent): Promise<string> => {
  const back = new URL(returnAddress(baseUrl))
  back.searchParams.set('code', Code)
  const tokens = await refusing(oauth.authorizationCodeGrant(configurationOf(google), back, { pkceCodeVerifier: Verifier }))
  if (!tokens.refresh_token) throw new SourceRefused('no refresh token')
  return tokens.refresh_token
}

/** An access token, good for an hour. Throws `SourceRefused` where the consent was taken back. */
export const readAccessToken = async (google: GoogleClient, refreshToken: string): Promise<string> =>
  (await refusing(oauth.refreshTokenGrant(configurationOf(google), refreshToken))).access_token

/** Gives a consent back to Google. */
export const revokeConsent = (google: GoogleClient, refreshToken: string): Promise<void> =>
  oauth.tokenRevocation(configurationOf(google), refreshToken)

/** What OAuth answers with 400 or 401 (`invalid_grant`, `invalid_client`) stays so. */
const refusing = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500 && error.status !== 429) throw new SourceRefused(error.error)
    throw error
  }
}
