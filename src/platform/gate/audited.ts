import { isSecretColumn } from '../db/tenantTable.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }

/** What stands in the audit for a secret: that there was one. */
export const HIDDEN = '[hidden]'

const secret = /password|passphrase|secret|token|api_?key|credential|Hash$/i
const pin = /(?:^|[a-z_])P(?:IN|in)(?:s|Codes?)?$|^(?:PIN|pin)s?$/

/** Whether a field holds what nobody may read again: a table has declared it, or its name tells. */
export const isSecret = (name: string): boolean => isSecretColumn(name) || secret.test(name) || pin.test(name)

/**
 * What an audit row keeps of a write: of two states only what differs between them, and no secret. Fields that only the state before
 * names are no part of the write; below the first level they are gone, and stay.
 */
export const diffForAudit = (before: unknown, after: unknown): { before: Json | undefined; after: Json | undefined } => {
  const [old, now] = [plain(before), plain(after)]
  if (!isFields(old) || !isFields(now)) return { before: hidden(old), after: hidden(now) }
  const asked = Object.fromEntries(Object.entries(old).filter(([name]) => Object.hasOwn(now, name)))
  const [left, right] = differing(asked, now)
  return { before: hidden(left), after: hidden(right) }
}

// As JSON keeps it: moments are text, undefined is nothing.
const plain = (value: unknown): Json | undefined => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const differing = (old: Fields, now: Fields): [Fields, Fields] => {
  const [left, right]: [Fields, Fields] = [{}, {}]
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [a, b] = [old[name], now[name]]
    if (same(a, b)) continue
    const [x, y] = isFields(a) && isFields(b) ? differing(a, b) : [a, b]
    if (x !== undefined) left[name] = x
    if (y !== undefined) right[name] = y
  }
  return [left, right]
}

// Whatever the order of their fields: the database keeps its own.
const same = (a: Json | undefined, b: Json | undefined): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => same(a[name], b[name]))
}

const hidden = (value: Json | undefined, within = false): Json | undefined => {
  if (Array.isArray(value)) return value.map(one => hidden(one, within) ?? null)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hidden(one, within || isSecret(name)) ?? null]))
  return within && value !== '' && (typeof value === 'string' || typeof value === 'number') ? HIDDEN : value
}
