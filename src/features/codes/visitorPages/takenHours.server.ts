import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCalendarDay } from '../../../core/days.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { describeDay, listTaken } from '../functionalities/admission.server.ts'
import { isMovableType } from '../requests/bookings.ts'
import type { Code, CodeItem } from '../scanPage/scannable.server.ts'
import { languageFor, type Params } from '../scans/visitor.server.ts'
import { addressFrom, type Codes } from './codes.server.ts'
import { itemAsked, itemStanding } from './entry.server.ts'
import { pinsTyped } from './grants.server.ts'
import { plainText } from './receipts.server.ts'

/** Questions a minute from one address, and for one code. */
const perAddress = 60
const perCode = 1200

/** The taken hours of a room on the day that a visitor chooses, in a sentence; empty for visitors who may not open its page. */
export const tellTaken = async (
  services: Services,
  codes: Codes,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { db, limits, config } = services
  const address = addressFrom(request.params.code)
  const code = address === null ? null : await codes.find(address)
  const { day = '' } = request.query as { day?: string } // each parameter once: `takeFirstOfEach`
  const item = code && isCalendarDay(day) && !code.Retired ? itemOpenTo(services, code, request) : null
  if (!code || !item) return reply.headers(plainText).send('')
  const name = `scan-taken:${code.Address}`
  await limits.take(`${name}:${addressOf(config.secret, request)}`, perAddress, { next: { key: name, perMinute: perCode } })
  const { GroupId, QrCodeId, building } = code
  const { id: ItemId, FunctionalityType, Form } = item
  const place = { GroupId, BuildingId: building.id, QrCodeId, ItemId, FunctionalityType, Form }
  const taken = await db.withTenant(GroupId, tx => listTaken(tx, place, day), { readOnly: true })
  return reply.headers(plainText).send(describeDay(taken, languageFor(request)))
}

const itemOpenTo = ({ config }: Services, code: Code, request: FastifyRequest<Params>): CodeItem | null => {
  const item = itemAsked(code, request.query.i)
  if (!item || !isMovableType(item.FunctionalityType)) return null
  return itemStanding(code, item, { pins: pinsTyped(config.secret, code, request), moment: Date.now() }) === 'Open' ? item : null
}
