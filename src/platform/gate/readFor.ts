import type { Call } from '../../core/call.ts'
import type { BuildingId } from '../../core/ids.ts'
import { may } from '../../core/permissions.ts'
import { Refusal } from '../../core/problem.ts'
import type { Tx } from '../db/database.ts'
import type { Actor, Ctx, Served } from '../handle.ts'
import type { Services } from '../services.ts'
import { currentWork, runAs } from '../watching/work.ts'
import { type LinkedFile, linkFile } from './fileLink.ts'
import { type ProvenScope, provenRows } from './scope.ts'

/** A person as the gate has proven them in an account, kept by a job that goes on reading for them. */
export type Reader = Pick<Ctx<'group'>, 'actor' | 'GroupId' | 'buildings' | 'language'> & { BuildingId: BuildingId | null }

/** Throws `usr.aut.npm` where a person may not make a reading call; its account and building are those that the gate has proven. */
export const requireReader = (call: Call, actor: Actor): void => {
  if (actor.Kind !== 'User' || (call.scope === 'global' && actor.groups !== 'all') || !may(actor.Permissions, call.may))
    throw new Refusal('usr.aut.npm')
}

/**
 * Makes a reading call for a person, in a transaction of its own: with their rights, in the role that its scope asks for, the rows that it
 * names proven. Throws what the handler refuses, and `sys.obj.nof` for rows that are not theirs to see.
 */
export const readFor = async (services: Services, { call, handler }: Served, reader: Reader, asked: unknown): Promise<unknown> => {
  requireReader(call, reader.actor)
  const placed = placeOf(call, reader)
  const input = call.input.parse(asked)
  const { db, config } = services
  const work = async (tx: Tx, client: Parameters<typeof provenRows>[0]) => {
    await provenRows(client, call, placed, input)
    const system: Ctx['system'] = (reason, more, options) => (call.scope === 'global' ? more(tx) : db.asSystem(reason, more, options))
    const { actor, language, buildings } = reader
    const { GroupId, BuildingId } = placed
    const { baseUrl, secret } = config
    const fileLink = (file: LinkedFile) => linkFile(secret, { GroupId, UserId: actor.UserId }, file)
    const ctx: Partial<Ctx<'group'>> = { tx, actor, language, now: new Date(), baseUrl, secret, system, BuildingId, fileLink }
    if (GroupId) Object.assign(ctx, { GroupId, buildings })
    // A reading call uses nothing else; what it does not find would throw.
    return call.output.parse(await handler.work(ctx as never, input as never, undefined as never))
  }
  // Its statements are told apart as those of the call, whichever job makes it.
  return runAs({ name: call.path, id: currentWork()?.id ?? '' }, () => {
    if (call.scope === 'global') return db.asSystem(call.path, work, { readOnly: true })
    if (call.people) return db.withPeople(call.people, placed.GroupId, work, { readOnly: true })
    return db.withTenant(placed.GroupId, work, { readOnly: true })
  })
}

const placeOf = (call: Call, { actor, GroupId, buildings, BuildingId }: Reader): ProvenScope => {
  if (call.scope !== 'group' && call.scope !== 'building') return { membership: null, GroupId: null, BuildingId: undefined }
  const { Role, Permissions } = actor
  return { membership: { GroupId, Role, Permissions, buildings }, GroupId, BuildingId: BuildingId ?? undefined }
}
