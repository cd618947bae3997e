import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { AnyCall, Input, Output } from '../../src/core/call.ts'
import { AddMechanicalSpace } from '../../src/features/field/equipment/contract.ts'
import { GetRoundVersion } from '../../src/features/field/inspections/contract.ts'
import { RegisterPhone } from '../../src/features/field/phones/contract.ts'
import { SaveRound } from '../../src/features/field/rounds/contract.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { type Sendable, send } from '../../src/ui/send.ts'
import { type Goal, judge, type Trial } from '../goal.ts'
import type { Installation } from '../installation.ts'
import { type Line, openLine } from '../line.ts'
import { fillPhone, openPhone, type Phone } from '../phone.ts'

const amounts = { short: { stops: 20, kills: 10 }, long: { stops: 200, kills: 50 } } as const

/** What the screen has called kept, by the number of its stop: noted here, outside of the browser. */
type Kept = { readonly done: Map<number, number>; readonly photos: Map<string, number> }
type Walk = { gId: string; bId: string; RoundId: string; seed: object }

/** A round whose stops ask for a pressure and a photo, and what a phone has taken along of it. */
const openRound = async ({ base, sessions: [session] }: Installation, stops: number, mark: string): Promise<Walk> => {
  if (!session) throw new Error('the installation has accounts')
  const call = async <C extends AnyCall>(asked: C, input: Input<C>) =>
    (await send(asked as Sendable, input, { token: session.token, language: 'en', origin: base })) as Output<C> // the gate has checked it
  const { gId } = session
  const bId = session.bIds[0] ?? ''
  const place = { GroupId: gId, BuildingId: bId }
  const { acId: room } = await call(AddMechanicalSpace, { ...place, SpaceName: `Room ${mark}`, Floor: 'B1' })
  const Stops = Array.from({ length: stops }, (_, i) => stopOf(`${mark} pump ${i}`, room))
  const round = { ...place, RoundType: 'Engineering' as const, QrName: `Walk ${mark}`, OfflineEnable: true, Stops }
  const { RoundId } = await call(SaveRound, { ...round, Frequency: 'Recurring', Times: 1, Period: 'Day' })
  const version = await call(GetRoundVersion, { gId, bId, rId: RoundId })
  const device = randomUUID()
  const Pass = await call(RegisterPhone, { ...place, DeviceId: device, Name: mark })
  return { gId, bId, RoundId, seed: { device, version, pack: { ...place, BuildingName: mark, Dues: [], At: Date.now(), Pass } } }
}

const makePhoto = async (n: number, attempt: number) => {
  const noise = { type: 'gaussian' as const, mean: 100 + (n % 100), sigma: 30 }
  const picture = sharp({ create: { width: 300 + n, height: 200 + attempt, channels: 3, background: 'teal', noise } })
  const buffer = await picture.jpeg().toBuffer()
  return { buffer, sum: createHash('sha256').update(buffer).digest('hex') }
}

type Step = { page: Page; kept: Kept; n: number; attempt: number }
const openStop = async (page: Page, n: number): Promise<void> => {
  const heading = page.getByRole('heading', { name: new RegExp(` pump ${n}$`) })
  const row = page.getByRole('button', { name: new RegExp(` pump ${n} `) })
  await heading.or(row).first().waitFor()
  if (!(await heading.isVisible())) await row.click()
  await heading.waitFor()
}
/** Walks one stop; what the screen shows as kept is noted at once. */
const walkStop = async ({ page, kept, n, attempt }: Step): Promise<void> => {
  await openStop(page, n)
  const pressure = Number((2 + n / 100).toFixed(2)) // as somebody types it
  await page.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill(String(pressure))
  const files = page.getByRole('button', { name: /^Leave out: / })
  const before = await files.count()
  const { buffer, sum } = await makePhoto(n, attempt)
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await files.nth(before).waitFor()
  kept.photos.set(sum, n)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('heading', { name: new RegExp(` pump ${n}$`) }).waitFor({ state: 'detached' })
  kept.done.set(n, pressure)
}

/**
 * Photos while the storage is full, until the screen says that one was not kept. The phone has just been started: a browser that has looked at its
 * quota once goes by that for minutes. What is kept until then counts as any other.
 */
const fillStorage = async (page: Page, origin: string, { kept, n }: { kept: Kept; n: number }): Promise<boolean> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await openStop(page, n)
  const files = page.getByRole('button', { name: /^Leave out: / })
  const problem = page.getByText('This was not kept')
  let isTold = false
  for (let attempt = 900; attempt < 908 && !isTold; attempt++) {
    const before = await files.count()
    const { buffer, sum } = await makePhoto(n, attempt)
    await page.getByLabel('Choose a photo').setInputFiles({ name: 'full.jpg', mimeType: 'image/jpeg', buffer })
    await files.nth(before).or(problem).first().waitFor()
    isTold = await problem.isVisible()
    if (!isTold) kept.photos.set(sum, n)
    await sleep(500)
  }
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await session.detach()
  return isTold
}

type WalkRun = { trial: Trial; phone: Phone; line: Line; walk: Walk; kept: Kept; stops: number; kills: number; origin: string }
/** Walks the whole round with a bad line, the phone killed in the middle of what it does. Gives how often, and whether a full storage was told. */
const walkRound = async ({ trial, phone, line, walk, kept, stops, kills, origin }: WalkRun) => {
  const address = `/field/${walk.gId}/${walk.bId}/${walk.RoundId}`
  let [killed, told] = [0, false]
  let page = await phone.start(address)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText(`0 of ${stops} stops`).waitFor()
  const each = Math.max(1, Math.floor(stops / kills))
  for (let n = 0, attempt = 0; n < stops; attempt++) {
    line.become((['refuse', 'reset', 'well', 'delay', 'refuse'] as const)[Math.floor(trial.random() * 5)] ?? 'refuse')
    const isFatal = n % each === each - 1 && killed < kills && killed <= n / each
    if (isFatal) {
      killed++
      const walking = walkStop({ page, kept, n, attempt }).catch(() => null)
      await Promise.race([walking, sleep(50 + trial.random() * 900)])
      await phone.kill()
      await walking
      page = await phone.start(address)
      await page
        .getByText(/ of \d+ stops/)
        .or(page.getByRole('heading', { name: / pump \d+$/ }))
        .first()
        .waitFor()
    }
    if (n === 4) {
      line.become('refuse')
      await phone.kill()
      page = await phone.start(address)
      told = await fillStorage(page, origin, { kept, n })
    }
    if (!kept.done.has(n)) await walkStop({ page, kept, n, attempt })
    n++
  }
  return { page, killed, told }
}

/** Finishes the round, and waits until the screen says that all of it has arrived. */
const finishRound = async (page: Page, line: Line, trial: Trial): Promise<boolean> => {
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await page.getByText('The round was finished here').waitFor()
  const end = Date.now() + Math.max(60, trial.left()) * 1000
  for (let n = 0; Date.now() < end; n++) {
    line.become(n < 6 && n % 2 === 0 ? 'reset' : 'well')
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    const isOver = await page
      .getByText('The round is complete')
      .waitFor({ timeout: n < 6 ? 1500 : 15_000 })
      .then(
        () => true,
        () => false,
      )
    if (isOver) return true
  }
  return false
}

type Found = { walks: number; state: string; numbers: ReadonlyMap<number, number>; sums: readonly string[]; stored: number }
/** What the tables have of the round. */
const readTables = ({ owner }: Installation, { gId, RoundId }: Walk): Promise<Found> =>
  withClient(owner, async client => {
    const walks = await client.query(`select id, state from inspection where group_id = $1 and round_id = $2`, [gId, RoundId])
    const answers = await client.query(
      `select s.position, a.num from inspection_stop s join inspection i on i.group_id = s.group_id and i.id = s.inspection_id
       join form_answer a on a.group_id = s.group_id and a.submission_id = s.submission_id and a.code = 'Q001'
       where s.group_id = $1 and i.round_id = $2 and s.state = 'Done'`,
      [gId, RoundId],
    )
    const files = await client.query(
      `select f.sha256, o.id is not null as stored from inspection_file f join inspection i on i.group_id = f.group_id and i.id = f.inspection_id
       left join stored_file o on o.group_id = f.group_id and o.id = f.id where f.group_id = $1 and i.round_id = $2 and f.state = 'Received'`,
      [gId, RoundId],
    )
    return {
      walks: walks.rows.length,
      state: walks.rows[0]?.state ?? 'none',
      numbers: new Map(answers.rows.map(one => [one.position, one.num])),
      sums: files.rows.map(one => one.sha256),
      stored: files.rows.filter(one => one.stored).length,
    }
  })

const run = async (trial: Trial) => {
  const { stops, kills } = trial.short ? amounts.short : amounts.long
  const installation = await trial.standing()
  const walk = await openRound(installation, stops, trial.mark)
  const line = await openLine(Number(new URL(installation.base).port))
  trial.later(() => line.close())
  const origin = `http://127.0.0.1:${line.port}`
  const phone = await openPhone(trial, origin)
  const first = await phone.start('/field/')
  await first.waitForFunction('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)')
  await fillPhone(first, walk.seed)
  const kept: Kept = { done: new Map(), photos: new Map() }
  await phone.kill()
  line.become('refuse')
  const { page, killed, told } = await walkRound({ trial, phone, line, walk, kept, stops, kills, origin })
  const isOver = await finishRound(page, line, trial)
  const found = await readTables(installation, walk)
  const lost = [...kept.done].filter(([n, value]) => found.numbers.get(n) !== value).length
  const gone = [...kept.photos.keys()].filter(sum => !found.sums.includes(sum)).length
  return judge([
    trial.count('times that the phone was killed', killed, { least: Math.min(kills, stops) }),
    trial.count('stops shown as done', kept.done.size, { exactly: stops }),
    trial.count('of them not in the tables as they were', lost, { exactly: 0 }),
    trial.count('photos shown as kept', kept.photos.size, { least: stops }),
    trial.count('of them not in the tables', gone, { exactly: 0 }),
    trial.count('photos that came twice', found.sums.length - new Set(found.sums).size, { exactly: 0 }),
    trial.count('photos without their bytes', found.sums.length - found.stored, { exactly: 0 }),
    trial.count('walks of the round', found.walks, { exactly: 1 }),
    trial.count('walks that are complete, here and on the screen', found.state === 'Complete' && isOver ? 1 : 0, { exactly: 1 }),
    trial.count('full storage that was told', told ? 1 : 0, { exactly: 1 }),
  ])
}

/** A round walked on a phone that is killed again and again, on a bad line, with a wrong clock and a full storage: what it called kept is there, once. */
export const FIELD: Goal = { id: 'FIELD', title: 'what a phone has called kept is in the tables, once', share: 2, short: true, run }
