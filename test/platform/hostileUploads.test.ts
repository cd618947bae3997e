import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import { ERROR_HEADER, pathOf, TOKEN_HEADER } from '../../src/core/wire.ts'
import { buckets } from '../../src/features/base/files/buckets.ts'
import { UploadFile, UploadImage } from '../../src/features/base/files/contract.ts'
import { uploadName } from '../../src/features/base/files/rules.ts'
import { MOST_ROWS } from '../../src/features/base/importing/model.ts'
import { words as kitWords } from '../../src/features/base/importing/words.ts'
import { CreateGroup } from '../../src/features/property/administration/contract.ts'
import { UploadBuildings } from '../../src/features/property/imports/contract.ts'
import type { UploadRuleName } from '../../src/platform/files/uploadRules.ts'
import { wordsFor } from '../../src/platform/words.ts'
import { addressOf } from '../support/databases.ts'
import { type HostileFile, hostileFiles } from '../support/hostile.ts'
import { ask, crowd, fromSomewhere, type Running, startServer } from '../support/processes.ts'
import { harmIn, isMessageOf, soundWorkbooks, verdictOf } from '../support/verdicts.ts'
import { type Account, openWorld } from '../world.ts'

// A server of its own process, so that what it needs of memory is what the files cost it.
const world = await openWorld()
const { owner } = world
const { system } = world.services.db
const files = hostileFiles()
let server: Running
let restMemory = 0
beforeAll(async () => {
  server = await startServer({
    DATABASE_URL: addressOf(owner),
    DATA_DIR: world.services.config.dataDir,
    LINTEL_SECRET: world.services.config.secret,
    LINTEL_WORK: 'off',
  })
  restMemory = memoryOf('VmRSS')
}, 70_000)
afterAll(() => server.kill('SIGKILL'))

const MB = 1024 * 1024
/** Megabytes of the server's process, by a line of its status. */
const memoryOf = (line: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

type Wrong = string[]
const slowest = { ms: 0, of: '' }
const sent = async (call: Call, input: unknown, token: string, what: string) => {
  const began = performance.now()
  const reply = await ask(server.base + pathOf(call), {
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token, ...fromSomewhere() },
    body: JSON.stringify(input),
  })
  const ms = performance.now() - began
  if (ms > slowest.ms) Object.assign(slowest, { ms, of: what })
  const { data, error } = JSON.parse(reply.body)
  return { status: reply.status, code: reply.headers[ERROR_HEADER], data, error }
}
const served = (address: string) => ask(new URL(address, server.base).href, { headers: fromSomewhere() })

/** Every file by the given work, three at a time. */
const each = async (list: readonly HostileFile[], work: (file: HostileFile, wrong: Wrong) => Promise<void>): Promise<Wrong> => {
  const [left, wrong]: [HostileFile[], Wrong] = [[...list], []]
  const worker = async () => {
    for (let file = left.shift(); file; file = left.shift()) await work(file, wrong)
  }
  await Promise.all([worker(), worker(), worker()])
  return wrong
}

type Way = { call: typeof UploadFile | typeof UploadImage; bucket: keyof typeof buckets }
const names = Object.keys(buckets) as (keyof typeof buckets)[] // the keys of that record
// Buckets of one rule judge alike: each file goes through one of each rule, and through one of the others in turn.
const leaders = names.filter(name => names.find(one => buckets[one].rule === buckets[name].rule) === name)
const followers = names.filter(name => !leaders.includes(name))
const inTurn = <T>(list: readonly T[], file: HostileFile): T[] => [list[files.indexOf(file) % list.length]].filter(one => one !== undefined)
const imageRules: readonly UploadRuleName[] = ['avatar', 'picture', 'logo', 'editorImage']
const usual = (bucket: keyof typeof buckets): Way => ({
  call: imageRules.includes(buckets[bucket].rule) ? UploadImage : UploadFile,
  bucket,
})
const other = ({ call, bucket }: Way): Way => ({ call: call === UploadFile ? UploadImage : UploadFile, bucket })

const judged = async (account: Account, file: HostileFile, { call, bucket }: Way): Promise<string[]> => {
  const content = file.bytes.length > 0 ? Buffer.from(file.bytes).toString('base64') : 'data:,'
  const fileName = uploadName(account.group.id, bucket, file.name, '202611210120').slice(0, 500)
  const place = { GroupId: account.group.id, fileName, bucket: `${bucket}/${account.group.id}` }
  const input = call === UploadFile ? { ...place, fileType: file.as, base64: content } : { ...place, base64Image: content }
  const reply = await sent(call, input, account.token, `${file.name} in ${bucket}`)
  const { rule } = buckets[bucket]
  const verdict = verdictOf(file, rule)
  if (reply.status === 200) {
    if (verdict === 'reject') return ['is kept']
    return harmIn(await served(reply.data.fileUrl ?? reply.data.imageUrl))
  }
  if (reply.status !== 400 || reply.code !== 'req.val.inv') return [`answered ${reply.status} ${reply.code}`]
  if (verdict === 'keep') return [`is refused: ${reply.error.message}`]
  const [field] = reply.error.fields
  if (misnamed(file)) return field?.Field === 'fileName' ? [] : [`is refused at ${field?.Field}`]
  const named = call === UploadFile ? 'base64' : 'base64Image'
  return field?.Field === named && field.Message === reply.error.message && isMessageOf(rule, field.Message)
    ? []
    : [`is refused with ${JSON.stringify(reply.error)}`]
}

describe('each hostile file through each upload gets its verdict', () => {
  test('of every bucket, by the call that the forms use and by the other one', async () => {
    const wrong = await each(files, async (file, wrong) => {
      const account = await world.newAccount({ global: true })
      const ways = [...leaders, ...inTurn(followers, file)].map(usual)
      for (const way of [...ways, ...inTurn(names.map(usual), file).map(other)])
        for (const what of await judged(account, file, way))
          wrong.push(`${file.name} (${file.why}) by ${way.call.path} in ${way.bucket}: ${what}`)
      const { rows } = await system.query('select count(*)::int as n from stored_file where group_id = $1 and (size = 0 or name ~ $2)', [
        account.group.id,
        '[[:cntrl:]/\\\\]',
      ])
      if (rows[0].n !== 0) wrong.push(`${file.name}: kept under a name or a size that it must not have`)
    })
    expect(wrong).toEqual([])
  }, 300_000)

  test('as the logo of a new account, which is then not made', async () => {
    const wrong = await each(files, async (file, wrong) => {
      const admin = await world.newAccount({ role: 'AcAdmin', global: true })
      const name = `Account of file ${files.indexOf(file)}`
      const Group = { ...groupOf(name), PrimaryUserEmail: `${admin.group.id}@new.example` }
      const base64 = Buffer.from(file.bytes).toString('base64') || 'data:,'
      const reply = await sent(CreateGroup, { Group, Logo: { fileName: file.name, base64 } }, admin.token, `${file.name} as a logo`)
      const verdict = verdictOf(file, 'logo')
      const { rows } = await system.query(`select logo_filename from account_group where group_name->>'en' = $1`, [name])
      const kept = reply.status === 200
      if (kept !== (rows.length === 1)) wrong.push(`${file.name}: answered ${reply.status} with ${rows.length} accounts`)
      if (kept && verdict === 'reject') wrong.push(`${file.name}: is kept`)
      if (!kept && verdict === 'keep') wrong.push(`${file.name}: is refused: ${reply.error.message}`)
      const tooLarge = reply.status === 413 && file.bytes.length > 3 * MB // beyond the body that the call takes at all
      if (!kept && !tooLarge && !(reply.status === 400 && reply.error.fields[0]?.Field.startsWith('Logo') && reply.error.message))
        wrong.push(`${file.name}: answered ${reply.status} ${JSON.stringify(reply.error)}`)
      if (kept) for (const what of harmIn(await served(rows[0].logo_filename))) wrong.push(`${file.name}: ${what}`)
    })
    expect(wrong).toEqual([])
  }, 60_000)

  test('as a table of buildings to import: a message at its field, and nothing is written', async () => {
    const t = wordsFor(kitWords, 'en')
    const kinds = ['large', 'type', 'password', 'broken', 'empty', 'rows'] as const
    const reasons = kinds.map(why => t(`refused.${why}`, { most: MOST_ROWS, size: '10', types: 'XLSX' }))
    const wrong = await each(files, async (file, wrong) => {
      const account = await world.newAccount({ global: true })
      const base64 = Buffer.from(file.bytes).toString('base64') || 'data:,'
      const reply = await sent(
        UploadBuildings,
        { GroupId: account.group.id, FileName: file.name.slice(0, 255), base64 },
        account.token,
        file.name,
      )
      const { rows } = await system.query(
        `select (select count(*) from building where group_id = $1)::int as buildings, (select count(*) from import_run where group_id = $1)::int as runs,
         (select count(*) from stored_file where group_id = $1)::int as files`,
        [account.group.id],
      )
      const read = reply.status === 200
      const { buildings, runs, files: stored } = rows[0]
      if (buildings !== 1 || runs !== stored || runs !== (read ? 1 : 0)) wrong.push(`${file.name}: has written ${JSON.stringify(rows[0])}`)
      if (read && file.expect === 'reject' && !soundWorkbooks.has(file.name)) wrong.push(`${file.name}: is read (${file.why})`)
      const [field] = reply.error?.fields ?? []
      if (
        !read &&
        !(
          reply.status === 400 &&
          field?.Field === (misnamed(file) ? 'FileName' : 'base64') &&
          (misnamed(file) || reasons.includes(field.Message))
        )
      )
        wrong.push(`${file.name}: answered ${reply.status} ${JSON.stringify(reply.error)}`)
    })
    expect(wrong).toEqual([])
  }, 60_000)
})

test('no answer took 10 s, and the memory of the server stayed bounded', () => {
  expect(slowest.ms, slowest.of).toBeLessThan(10_000 * crowd())
  expect(memoryOf('VmHWM') - restMemory).toBeLessThan(900)
  expect(files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeGreaterThan(5 * MB) // they were no empty files
})

/** A name that no text of a call may hold: refused at its own field. */
const misnamed = ({ name }: HostileFile): boolean => name.includes('\0')
const groupOf = (en: string) => ({ GroupName: { en }, PrimaryUserDisplayName: 'Ann Pier' })
