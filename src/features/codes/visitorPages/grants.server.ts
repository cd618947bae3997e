import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepCookie, readCookie } from '../../../platform/http/request.ts'
import { type PinType, pinTypes } from '../../property/pins/model.ts'
import type { Code, CodePin } from '../scanPage/scannable.server.ts'

/** Hours for which a PIN that was typed at a code opens what that code has for its kind. */
export const grantHours = 12
/** Codes of which a browser keeps this at once, the newest. */
const most = 8

/** A kind of PIN that was typed at a code in a browser, and when, in epoch seconds. */
export type PinGrant = { readonly pin: CodePin; readonly since: number }
/** A code as a PIN that was typed at it holds for it. */
type GrantingCode = Pick<Code, 'Address' | 'pins'> & { readonly building: { readonly id: string } }

/**
 * What was typed at a code in this browser, the newest first: by its cookie, under our key, for this code, its building and the PIN as it
 * now is, so that a changed PIN opens nothing any more.
 */
export const grantsFor = (secret: string, code: GrantingCode, cookie: string | undefined, now = Date.now()): PinGrant[] => {
  if (code.pins.length === 0) return []
  return grantsIn(cookie).flatMap(grant => {
    const [Address, Type, since, mark = ''] = grant.split('.')
    const pin = code.pins.find(one => one.Type === Type)
    const age = now - Number(since) * 1000
    if (!pin || Address !== code.Address || !(age >= -60_000 && age <= grantHours * 3_600_000)) return []
    const right = markOf(secret, code, pin, Number(since))
    return mark.length === right.length && timingSafeEqual(Buffer.from(mark), Buffer.from(right)) ? [{ pin, since: Number(since) }] : []
  })
}

/** The kinds of PIN that were typed at a code in this browser. */
export const pinsTyped = (secret: string, code: Code, request: FastifyRequest): PinType[] =>
  code.pins.length === 0 ? [] : grantsFor(secret, code, readCookie(request, 'scan')).map(({ pin }) => pin.Type)

type Typed = { request: FastifyRequest; reply: FastifyReply; now?: number }

/** Keeps in a browser that a PIN was typed at a code. */
export const keepPin = (secret: string, code: Code, pin: CodePin, { request, reply, now = Date.now() }: Typed): void => {
  const since = Math.floor(now / 1000)
  const grant = [code.Address, pin.Type, since, markOf(secret, code, pin, since)].join('.')
  const others = grantsIn(readCookie(request, 'scan')).filter(one => !one.startsWith(`${code.Address}.${pin.Type}.`))
  keepCookie(request, reply, 'scan', [grant, ...others].slice(0, most).join('~'), grantHours / 24)
}

const grant = new RegExp(`^[0-9A-Z]{3,40}\\.(${pinTypes.join('|')})\\.\\d{9,11}\\.[\\w-]{22}$`)
const grantsIn = (cookie = ''): string[] =>
  cookie
    .slice(0, 2000)
    .split('~')
    .filter(one => grant.test(one))
    .slice(0, most)

const markOf = (secret: string, { Address, building }: GrantingCode, { Type, CodeHash }: CodePin, since: number): string =>
  createHmac('sha256', secret).update(`scan-pin.1.${Address}.${building.id}.${Type}.${since}.${CodeHash}`).digest('base64url').slice(0, 22)
