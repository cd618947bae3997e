/** Why a message was not delivered: keys of the words `problems`. */
export type ProblemKind =
  | 'unknown'
  | 'domain'
  | 'disabled'
  | 'full'
  | 'large'
  | 'policy'
  | 'later'
  | 'refused'
  | 'signIn'
  | 'secure'
  | 'away'
  | 'attachment'
  | 'unfit'
  | 'provider'
  | 'providerKey'
  | 'providerLater'
  | 'providerAway'
  | 'share'
  | 'other'
/** What kept a message from one recipient, or from all of them (null). */
export type ToldProblem = { To: string | null; Kind: ProblemKind; Until?: number }

// RFC 3463: the second and third number of an enhanced status tell what was wrong, the first whether for good (5) or for now (4).
const byStatus: readonly (readonly [RegExp, ProblemKind])[] = [
  [/^[45]\.1\.2$|^[45]\.4\.4$|^5\.1\.10$/, 'domain'],
  [/^5\.1\.\d+$/, 'unknown'],
  [/^5\.2\.1$/, 'disabled'],
  [/^[45]\.2\.2$/, 'full'],
  [/^5\.(2\.3|3\.4)$/, 'large'],
  [/^5\.7\.8$/, 'signIn'],
  [/^5\.7\.\d+$/, 'policy'],
  [/^4\./, 'later'],
]

const byWords: readonly (readonly [RegExp, ProblemKind])[] = [
  [/^The share of texts is used up/, 'share'],
  [/^The attachment .* is gone$|^The attachments are larger than/, 'attachment'],
  [/^A mail has 1 to|^Invalid Email$|cannot be sent$/, 'unfit'],
  [/^The provider could not be reached/, 'providerAway'],
  [/^The provider answered (401|403|407)\b/, 'providerKey'],
  [/^The provider answered (408|425|429|5\d\d)\b/, 'providerLater'],
  [/^The provider answered \d{3}\b/, 'provider'],
  [/Invalid login|EAUTH|Missing credentials/i, 'signIn'],
  [/certificate|STARTTLS|\bTLS\b|\bSSL\b/i, 'secure'],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENETUNREACH|ETIMEDOUT|getaddrinfo|timeout|did not finish in time|Greeting never received|closed unexpectedly/i,
    'away',
  ],
]

/** A problem as the outbox keeps it, told apart by recipient: by the server's codes, and by our own words. */
export const toldProblems = (problem: string): ToldProblem[] =>
  problem
    .split(/; (?=\S+@\S+: )/)
    .map(part => /^(\S+@\S+): ([\s\S]*)$/.exec(part)?.slice(1) ?? [null, part])
    .map(([To = null, words]) => ({ To, Kind: kindOf(words ?? ''), ...readUntil(words ?? '') }))

const readUntil = (words: string): { Until?: number } => {
  const until = /used up until (\S+)$/.exec(words)?.[1]
  return until ? { Until: Date.parse(until) } : {}
}

const kindOf = (words: string): ProblemKind => {
  const [, reply = '', status = ''] = /^([2-5]\d\d)[ -](?:([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(words) ?? []
  if (!reply) return byWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'
  const known = status && byStatus.find(([pattern]) => pattern.test(status))?.[1]
  return known || byReply(reply, words)
}

const byReply = (reply: string, words: string): ProblemKind => {
  if (reply === '535' || reply === '530') return 'signIn'
  if (reply === '452' || reply === '552') return 'full'
  if (reply.startsWith('4')) return 'later'
  return reply === '550' && /no such|unknown|not exist|not found|invalid recipient/i.test(words) ? 'unknown' : 'refused'
}
