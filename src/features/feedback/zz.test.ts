import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { openWorld, send } from '../../../test/world.ts'
import * as contract from './contract.ts'
import { insertFeedbacks, type NewFeedback } from './data.ts'

const world = await openWorld()
const corpus = ['en', 'es'].flatMap(l => readFileSync(`src/app/demo/content/comments.${l}.ts`, 'utf8').split('\n').filter(x => x.startsWith('[')).map(x => x.replace(/^\[[^\]]*\] /, '')))
const N = Number(process.env.BN ?? 10000), B = Number(process.env.BB ?? 1), DAYS = 730
const R = Math.random
const pick = <T>(a: readonly T[]): T => a[Math.floor(R() * a.length)] as T
test('bench', async () => {
  const a = await world.newAccount({ buildings: B })
  const now = Date.parse('2026-11-20T00:00:00Z')
  const t0 = performance.now()
  for (let i = 0; i < N; i += 5000) {
    const rows: NewFeedback[] = Array.from({ length: Math.min(5000, N - i) }, () => ({
      GroupId: a.group.id, BuildingId: pick(a.buildings).id, QrType: pick(['Feedback', 'BathroomService', 'Inspection']), EntityType: pick(['Building', 'Lobby', 'Restroom', 'Elevator', 'Parking', 'ConferenceRoom', 'FitnessCenter', 'LoadingDock', 'Cafe', 'Rooftop', 'MailRoom']),
      Score: 1 + Math.floor(R() * 5), CustomerEffortScore: R() < 0.5 ? 1 + Math.floor(R() * 7) : null, NetPromoterScore: R() < 0.5 ? Math.floor(R() * 11) : null, Role: pick(['Tenant', 'Resident', 'Engineer', 'Supplier', 'GM', null]),
      Text: R() < 0.4 ? pick(corpus) : null, SubmitDate: new Date(now - Math.floor(R() * DAYS * 86_400_000)), TimeZone: 'America/New_York',
    }))
    await world.services.db.asSystem('x', (_t, c) => insertFeedbacks(c, rows))
  }
  console.log(`corpus ${corpus.length}; insert ${N} in ${Math.round(performance.now() - t0)} ms = ${Math.round(N / (performance.now() - t0) * 1000)}/s`)
  await world.services.db.system.query('analyze').catch(() => null)
  const c = await world.services.db.system.query('select (select count(*) from feedback_day) d, (select count(*) from feedback_term_day) t, (select count(*) from feedback_topic_day) p')
  console.log(JSON.stringify(c.rows[0]))
  const place = { gId: a.group.id, bId: a.building.id }
  const year = { startDate: now - 365 * 86_400_000, endDate: now }
  const month = { startDate: now - 30 * 86_400_000, endDate: now }
  const cases: [string, any, object][] = [
    ['overall 1y', contract.ViewOverallEntityTypeAnalytics, { ...place, ...year }], ['overall 1y et', contract.ViewOverallEntityTypeAnalytics, { ...place, ...year, et: 'Lobby' }],
    ['overall 30d', contract.ViewOverallEntityTypeAnalytics, { ...place, ...month }],
    ['cloud 1y', contract.GetCommentWordClouds, { ...place, ...year }], ['cloud 1y et', contract.GetCommentWordClouds, { ...place, ...year, et: 'Lobby' }], ['cloud 30d', contract.GetCommentWordClouds, { ...place, ...month }], ['cloud all', contract.GetCommentWordClouds, { ...place }],
    ['topics 1y', contract.GetTopicSummary, { ...place, ...year }],
    ['comments 1y', contract.GetEntityComments, { ...place, ...year }], ['comments neg', contract.GetEntityComments, { ...place, ...year, commentFilter: 'Negative' }], ['comments et', contract.GetEntityComments, { ...place, ...year, et: 'Lobby' }],
    ['comments text', contract.GetEntityComments, { ...place, ...year, text: 'elevator' }], ['comments rare', contract.GetEntityComments, { ...place, ...year, text: 'zzz' }], ['low', contract.GetEntityComments, { ...place, ...year, scoreLT: 3 }],
    ['types', contract.GetFeedbackEntityTypes, place],
  ]
  for (const [name, call, input] of cases) {
    const times: number[] = []
    for (let i = 0; i < 25; i++) { const t = performance.now(); const r = await send(world.app, call, input, a.token); if (r.code) throw new Error(r.body); times.push(performance.now() - t) }
    times.sort((x, y) => x - y)
    console.log(name.padEnd(16), times[12]?.toFixed(1), 'ms')
  }
}, 600_000)
