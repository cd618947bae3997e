import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import type { Channel } from '../../src/core/channel.ts'
import { type Role, roles } from '../../src/core/permissions.ts'
import { EndOtherSessions } from '../../src/features/base/ownSettings/contract.ts'
import { GetProfile, ResetPassword, SignOut } from '../../src/features/base/people/contract.ts'
import { openPasswordLink, openSession } from '../../src/features/base/people/data.ts'
import { member } from '../../src/features/base/people/tables.ts'
import { permissionsChanged } from '../../src/features/base/permissions/contract.ts'
import { GetReviewSource } from '../../src/features/codes/googleReviews/contract.ts'
import { GetInside } from '../../src/features/codes/visits/contract.ts'
import { GetWaitingWalks } from '../../src/features/field/inspections/contract.ts'
import { GetStopQuestions } from '../../src/features/field/rounds/contract.ts'
import { ViewOverallEntityTypeAnalytics } from '../../src/features/insight/feedback/contract.ts'
import { GetSurveyRoles } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { publishing, telling } from '../../src/platform/events/events.ts'
import { until } from '../support/processes.ts'
import { openStream, type Stream } from '../support/streams.ts'
import { callsAs, openWorld, send } from '../world.ts'

const world = await openWorld()
const base = await world.app.listen({ host: '127.0.0.1', port: 0 })
const { system } = world.services.db

const contracts = globSync('src/features/*/*/contract.ts')
const modules: object[] = await Promise.all(contracts.map(file => import(`../../${file}`)))
const isChannel = (one: unknown): one is Channel => typeof one === 'object' && one !== null && 'about' in one && 'summary' in one
const channels = modules.flatMap(module => Object.values(module)).filter(isChannel)

/** The call that shows what an event of a channel tells: whoever may make it may hear the event. */
const shownBy: Record<string, Call | null> = {
  feedback: ViewOverallEntityTypeAnalytics,
  surveys: GetSurveyRoles,
  permissions: GetProfile,
  reviewSource: GetReviewSource,
  savedRound: GetStopQuestions,
  visits: GetInside,
  walks: GetWaitingWalks,
  task: null, // of one user only
  notification: null,
}
/** Calls of those that name no building. */
const ofAccount: readonly Call[] = [GetProfile, GetReviewSource]

const publish = async (channel: Channel, group: string, data: object) => system.query(...telling(channel, group, data))
// What everybody of an account hears: what was told before has come by then.
const marked = async (group: string, listeners: readonly Stream[]) => {
  const mark = randomUUID()
  await publish(permissionsChanged, group, { mark })
  await until('the mark is heard', 10, async () =>
    listeners.every(one => one.ended() || one.heard().some(({ data }) => data.mark === mark)),
  )
}
const over = (stream: Stream) => until('the stream ends', 5, async () => stream.ended())
const sessionOf = (row: Parameters<typeof openSession>[1]) => world.services.db.asSystem('a session', tx => openSession(tx, row))

const account = await world.newAccount({ buildings: 2 })
const [first, second] = account.buildings as [{ id: string }, { id: string }]
const stranger = await world.newAccount()
const provider = await world.newAccount({ role: 'AcAdmin', global: true })
type Person = { name: string; id: string; token: string }
const people: Person[] = [
  { name: 'provider', id: provider.user.id, token: provider.token },
  {
    name: 'PIN',
    id: '',
    token: await sessionOf({ Kind: 'Pin', GroupId: account.group.id, BuildingId: first.id, Role: 'Employee', Purpose: 'Engineering' }),
  },
]
for (const role of Object.keys(roles) as Role[])
  for (const [where, access] of Object.entries({ all: null, first: [first.id], none: [] })) {
    const { user, token } = await account.signInAs(role, access)
    people.push({ name: `${role} of ${where}`, id: user.id, token })
  }

test('every channel has its measure here', () => {
  expect(channels.map(one => one.name).toSorted()).toEqual(Object.keys(shownBy).toSorted())
})

test('each role hears of an account exactly what it may read: by building, by user, by permission', async () => {
  const streams = new Map<Person, Stream>()
  for (const one of people) streams.set(one, await openStream(base, one.token, account.group.id))
  for (const channel of channels)
    for (const BuildingId of [first.id, second.id])
      for (const UserId of people.slice(0, 4).map(one => one.id || randomUUID()))
        await publish(channel, account.group.id, { BuildingId, UserId, told: channel.name })
  await marked(account.group.id, [...streams.values()])
  const expected: string[] = []
  const got: string[] = []
  for (const [person, stream] of streams) {
    expect(stream.status, person.name).toBe(200)
    for (const channel of channels) {
      const heard = stream.heard().filter(({ data }) => data.told === channel.name)
      const call = shownBy[channel.name]
      for (const bId of [first.id, second.id]) {
        const reads =
          call && (await send(world.app, call, { gId: account.group.id, ...(!ofAccount.includes(call) && { bId }) }, person.token)).code
        const may = call ? reads === undefined || (channel.about === 'account' && !channel.may && person.name === 'PIN') : false
        if (may) expected.push(`${person.name}: ${channel.name} ${bId}`)
        if (channel.about !== 'user' && heard.some(({ data }) => data.BuildingId === bId))
          got.push(`${person.name}: ${channel.name} ${bId}`)
      }
      if (channel.about === 'user')
        expect(new Set(heard.map(({ data }) => data.UserId)), person.name).toEqual(
          new Set(people.slice(0, 4).some(one => one === person && one.id) ? [person.id] : []),
        )
    }
    stream.close()
  }
  expect(got).toEqual(expected)
  const without = people.filter(({ name }) => !got.some(line => line.startsWith(`${name}: feedback`)))
  expect(without.length).toBeGreaterThan(10) // the measure parts people
  expect(got.some(line => line.startsWith('GM of first: feedback') && line.endsWith(second.id))).toBe(false)
})

test('a browser whose page was loaded before its stream opened is told what happened in between', async () => {
  const { user, token } = await account.signInAs('GM', null)
  const mark = randomUUID()
  const began = performance.now()
  await publish(permissionsChanged, account.group.id, { UserId: user.id, mark })
  const fresh = await openStream(base, token, account.group.id)
  const loaded = await openStream(base, token, account.group.id, Math.ceil(performance.now() - began + 200))
  await marked(account.group.id, [fresh, loaded])
  const told = (stream: Stream) => stream.heard().filter(({ data }) => data.mark === mark).length
  expect([told(fresh), told(loaded)]).toEqual([0, 1])
  const longAgo = await openStream(base, token, account.group.id, 86_400_000)
  await until('the gap is told', 5, async () => longAgo.heard().some(one => one.name === 'events-missed'))
  for (const one of [fresh, loaded, longAgo]) one.close()
})

test('nobody without a place in the account opens its stream, nor does a public page or a printed one', async () => {
  const of = { GroupId: account.group.id, BuildingId: first.id }
  const outside: [string | null, string, number, string][] = [
    [null, account.group.id, 401, 'usr.aut.utm'],
    ['ut_unknown', account.group.id, 401, 'usr.aut.iut'],
    [stranger.token, account.group.id, 404, 'sys.obj.nof'],
    [account.token, 'no-id', 404, 'sys.obj.nof'],
    [account.token, `${account.group.id}&gId=${account.group.id}`, 404, 'sys.obj.nof'],
    [await sessionOf({ Kind: 'Anonymous', ...of, Purpose: `Survey:${randomUUID()}` }), account.group.id, 403, 'usr.aut.npm'],
    [
      await sessionOf({ Kind: 'Print', UserId: account.user.id, ...of, Role: 'Admin', Purpose: 'report' }),
      account.group.id,
      403,
      'usr.aut.npm',
    ],
  ]
  for (const [token, group, status, code] of outside) expect(await openStream(base, token, group)).toMatchObject({ status, code })
})

const ends: Record<string, { by(user: Awaited<ReturnType<typeof account.signInAs>>): Promise<unknown>; says: object }> = {
  'its sign-out': { by: user => user.call(SignOut, {}), says: { ended: 'Left' } },
  'another password': {
    by: async ({ user, call }) => {
      const Token = await world.services.db.asSystem('link', tx => openPasswordLink(tx, { UserId: user.id, Purpose: 'Reset', minutes: 5 }))
      await call(ResetPassword, { Token, Password: 'A-new-Password-9' })
    },
    says: { ended: 'Password' },
  },
  'its user, on another device': {
    by: async ({ user }) =>
      callsAs(world.app, await sessionOf({ Kind: 'User', UserId: user.id, Family: randomUUID() })).call(EndOtherSessions, {}),
    says: { ended: 'Elsewhere' },
  },
  'too long without use, though nobody says so': {
    by: ({ user }) => system.query(`update session set seen_date = now() - interval '1 hour' where user_id = $1`, [user.id]),
    says: { ended: 'Idle' },
  },
  'its age, though nobody says so': {
    by: ({ user }) => system.query(`update session set expires_date = now() + interval '1 second' where user_id = $1`, [user.id]),
    says: { ended: 'Age' },
  },
  'the end of its user, though nobody says so': {
    by: ({ user }) => system.query('update app_user set disabled = true where id = $1', [user.id]),
    says: { ended: 'Access' },
  },
}
test.each(Object.entries(ends))(
  'a stream ends with its session: by %s, and hears nothing of what comes after',
  async (_why, { by, says }) => {
    const user = await account.signInAs('Admin')
    const stream = await openStream(base, user.token, account.group.id)
    await by(user)
    await until('the stream ends', 10, async () => stream.ended())
    const after = randomUUID()
    await publish(permissionsChanged, account.group.id, { after })
    // Before its end it may hear what the last test has told of this account.
    expect(stream.heard().at(-1)).toEqual({ name: 'session-ended', data: says })
    expect(stream.heard().some(({ data }) => data.after === after)).toBe(false)
  },
)

test('what is told in the moment after a sign-out, or after a place is taken away, reaches nobody who has lost it', async () => {
  const [left, offboarded, narrowed, stays] = await Promise.all([1, 2, 3, 4].map(() => account.signInAs('Admin', [first.id, second.id])))
  if (!left || !offboarded || !narrowed || !stays) throw new Error('four people')
  const all = [left, offboarded, narrowed, stays]
  const streams = await Promise.all(all.map(one => openStream(base, one.token, account.group.id)))
  const [leftStream, offboardedStream, narrowedStream, staysStream] = streams as [Stream, Stream, Stream, Stream]
  const feedback = channels.find(one => one.name === 'feedback')
  if (!feedback) throw new Error('no channel')
  await left.call(SignOut, {})
  await world.services.db.asSystem('places', async (tx, client) => {
    const of = (user: { id: string }) => and(eq(member.GroupId, account.group.id), eq(member.UserId, user.id))
    await tx.update(member).set({ Disabled: true }).where(of(offboarded.user))
    await tx
      .update(member)
      .set({ AccessBuildingIds: [first.id] })
      .where(of(narrowed.user))
    await client.query(...publishing({ topic: 'session', data: '' }))
  })
  for (const BuildingId of [second.id, first.id]) await publish(feedback, account.group.id, { BuildingId })
  await marked(account.group.id, streams)
  const of = (stream: Stream) => stream.heard().flatMap(({ name, data }) => (name === 'feedback' ? [data.BuildingId] : []))
  expect(of(staysStream)).toEqual([second.id, first.id])
  expect(of(narrowedStream)).toEqual([first.id])
  expect([of(leftStream), of(offboardedStream)]).toEqual([[], []])
  await Promise.all([over(leftStream), over(offboardedStream)])
  for (const one of streams) one.close()
})

test('a user has six streams: the seventh ends the oldest, which says why; PINs count by their session', async () => {
  const { token } = await account.signInAs('GM')
  const streams: Stream[] = []
  for (let i = 0; i < 7; i++) streams.push(await openStream(base, token, account.group.id))
  const [oldest, ...others] = streams
  if (!oldest) throw new Error('no stream')
  await over(oldest)
  expect(oldest.heard().at(-1)).toEqual({ name: 'newer-stream', data: {} })
  await marked(account.group.id, others)
  expect(others.map(one => one.ended())).toEqual(others.map(() => false))
  await new Promise<void>(resolve => {
    // Every process hears that a place is free; only then there is room for another stream.
    const stop = world.services.events.on('stream', ({ data }) => {
      if ((data as { opened: boolean }).opened) return
      stop()
      resolve()
    })
    others.pop()?.close()
  })
  const more = await openStream(base, token, account.group.id)
  await marked(account.group.id, [...others.slice(0, 5), more])
  expect(others.map(one => one.ended())).toEqual(others.map(() => false)) // the closed one has made room
  for (const one of [...others, more]) one.close()
})

test('many streams of one user leave six', async () => {
  const { token } = await account.signInAs('GM')
  const streams = await Promise.all(Array.from({ length: 60 }, () => openStream(base, token, account.group.id)))
  await until('54 have ended', 10, async () => streams.filter(one => one.ended()).length === 54)
  await marked(account.group.id, streams)
  expect(streams.filter(one => one.ended()).length).toBe(54)
  for (const one of streams) one.close()
})
