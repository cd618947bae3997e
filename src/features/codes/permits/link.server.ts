import { readClaims, signClaims } from '../../../platform/signedClaims.ts'

type PermitAt = { GroupId: string; RequestId: string }
const purpose = 'permit'
/** Its state says what it is worth: the address itself does not end. */
const forever = Date.UTC(2100, 0, 1)

/** The address that the code of a permit holds; whoever has it sees what the permit is worth now. */
export const permitLink = ({ baseUrl, secret }: { baseUrl: string; secret: string }, { GroupId, RequestId }: PermitAt): string =>
  `${baseUrl}/permit/${signClaims(secret, purpose, [short(GroupId + RequestId)], forever)}`

/** The permit of such an address; null where it was changed, or never was one. */
export const readPermitToken = (secret: string, token: string, now: Date): PermitAt | null => {
  const read = readClaims(secret, purpose, token, now)
  if (read.is !== 'good') return null
  const [GroupId, RequestId] = long(String(read.claims[0]))
  return GroupId && RequestId ? { GroupId, RequestId } : null
}

// Two uuids in 43 characters: the code has fewer squares, and a phone reads it from farther away.
const short = (ids: string): string => Buffer.from(ids.replaceAll('-', ''), 'hex').toString('base64url')
const long = (text: string): string[] =>
  (Buffer.from(text, 'base64url').toString('hex').match(/.{32}/g) ?? []).map(id =>
    id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
