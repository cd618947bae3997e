import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const mark = (secret: string, address: string, id: string): string =>
  createHmac('sha256', secret).update(`request-receipt.1.${address}.${id}`).digest('base64url').slice(0, 22)

/** The private end of the address under which a visitor follows a request: its id under our key, for one code. */
export const receiptOf = (secret: string, address: string, RequestId: string): string => `${RequestId}.${mark(secret, address, RequestId)}`

/** The request of a receipt; null where it is not ours, or of another code. */
export const requestOfReceipt = (secret: string, address: string, receipt: string): string | null => {
  const [id = '', given = ''] = receipt.split('.')
  if (!uuid.test(id) || !/^[\w-]{22}$/.test(given)) return null
  return timingSafeEqual(Buffer.from(given), Buffer.from(mark(secret, address, id))) ? id : null
}

/** The id of what is sent in a visit: the same form with the same words is the same request, however often it comes. */
export const requestIdOf = (visit: string, item: string, values: Readonly<Record<string, string>>): string => {
  const said = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  const sum = createHash('sha256')
    .update(JSON.stringify([visit, item, said]))
    .digest('hex')
  // The time of the visit, and 74 bits that follow from it and from what was said: a uuid of version 7.
  return `${visit.slice(0, 15)}${sum.slice(0, 3)}-${'89ab'[Number.parseInt(sum[3] ?? '0', 16) % 4]}${sum.slice(4, 7)}-${sum.slice(7, 19)}`
}
