import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { workOffDue } from '../../../../test/support/due.ts'
import { hostileFiles } from '../../../../test/support/hostile.ts'
import { itemOf, newHub } from '../../../../test/support/hubs.ts'
import { until } from '../../../../test/support/processes.ts'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { clearUploads } from '../../base/files/jobs.ts'
import type { TemplateField } from '../functionalities/families/fieldOnly/wire.ts'
import { AddRequestNote, GetRequest, GetRequests } from '../inbox/contract.ts'
import { PauseQrCode } from '../qr/contract.ts'
import { scanPart } from './scanPart.server.ts'
import { pieceBytes } from './uploads.server.ts'
import { mostBytes } from './visitorBytes.server.ts'

// Files of visitors: with a form in parts, as a browser without our script sends it, and in pieces, as the script does.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { system } = world.services.db
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148', 'accept-language': 'en' }
let caller = 0
const remoteAddress = () => `127.8.${(++caller >> 8) & 255}.${caller & 255}`
const open = (url: string) => app.inject({ url, headers, remoteAddress: remoteAddress() })

type Part = { name: string; value: string } | { name: string; fileName: string; bytes: Uint8Array }
const boundary = 'lintel'
const bodyOf = (parts: readonly Part[]) =>
  Buffer.concat([
    ...parts.flatMap(part => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${'bytes' in part ? `; filename="${part.fileName.replaceAll('"', '%22')}"\r\ncontent-type: application/octet-stream` : ''}\r\n\r\n`,
      ),
      'bytes' in part ? Buffer.from(part.bytes) : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
const fields = (typed: Record<string, string>): Part[] => Object.entries(typed).map(([name, value]) => ({ name, value }))
const file = (name: string, fileName: string, bytes: Uint8Array): Part => ({ name, fileName, bytes })
const postParts = (url: string, parts: readonly Part[]) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: bodyOf(parts),
    remoteAddress: remoteAddress(),
  })
const post = (url: string, typed: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(typed).toString(),
    remoteAddress: remoteAddress(),
  })
const put = (url: string, payload: Uint8Array) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
    remoteAddress: remoteAddress(),
  })

const keyIn = (html: string) => /name="Key" value="([^"]+)"/.exec(html)?.[1] ?? ''
const inputsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
const problemsIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/<p id="(\w+)-problem" class="problem"[^>]*>([^<]+)</g)].map(([, name, text]) => [name, text]))

const photo = (shade: number, size = 40) =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Jo' }, IFD3: { GPSLatitude: '42/1 21/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer()
const [first, second] = [await photo(10), await photo(200)]
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

const said = { Q001: 'ElevatorEscalator', Q002: 'The lift stops between floors.' }
const opened = async (Fields?: readonly TemplateField[]) => {
  const account = await world.newAccount({ role: 'ChiefEngineer' })
  const code = await newQrCode(world, account, { Type: Fields ? 'CommentCard' : 'Maintenance', ...(Fields && { Form: { Fields } }) })
  const path = `/q/${code.Address}`
  const Key = keyIn((await open(path)).body)
  const list = async () => (await account.call(GetRequests, { filter: { gId: account.group.id } })).Requests
  const only = async () => {
    const all = await list()
    expect(all).toHaveLength(1)
    return account.call(GetRequest, { gId: account.group.id, RequestId: all[0]?.RequestId ?? '' })
  }
  return { account, code, path, Key, list, only }
}
const filesOf = async (GroupId: string) =>
  (await system.query('select id, bucket, name, public, size from stored_file where group_id = $1 order by created_date', [GroupId])).rows
const field = (Code: string, FieldStyle: TemplateField['FieldStyle'], more: Partial<TemplateField> = {}): TemplateField => ({
  Code,
  FieldStyle,
  FieldText: { en: `${FieldStyle} (en)` },
  ...more,
})

/** Sends a file in pieces; the answer to its last one. */
const send = async (path: string, Key: string, Field: string, Name: string, bytes: Uint8Array) => {
  const begun = await post(`${path}/files?t=${Key}`, { Field, Name, Size: String(bytes.length) })
  if (begun.statusCode !== 200) return begun
  const { id, piece } = begun.json<{ id: string; piece: number }>()
  for (let at = 0; ; ) {
    const said = await put(
      `${path}/files/${id}?t=${Key}&field=${Field}&at=${at}&name=${encodeURIComponent(Name)}`,
      bytes.subarray(at, at + piece),
    )
    const { at: next, token } = said.json<{ at?: number; token?: string }>()
    if (said.statusCode !== 200 || token) return said
    at = next ?? 0
  }
}

describe('files with a form, without a script', () => {
  test('are kept with the request, closed, without where they were taken, and shown to staff and on the private page', async () => {
    const { account, path, Key, only } = await opened()
    const reply = await postParts(path, [
      ...fields({ Key, ...said }),
      file('Q008', 'lift.jpg', first),
      file('Q008', 'C:\\fakepath\\door.jpg', second),
    ])
    expect(reply.statusCode).toBe(303)
    const { Answers } = await only()
    const photos = Answers.find(({ Code }) => Code === 'Q008')?.Files ?? []
    expect(photos.map(({ Name }) => Name)).toEqual(['lift.jpg', 'door.jpg'])
    expect((await filesOf(account.group.id)).map(one => [one.bucket, one.public])).toEqual([
      ['RequestPhoto', false],
      ['RequestPhoto', false],
    ])
    const stored = await app.inject({ url: photos[0]?.Link ?? '' })
    const { exif } = await sharp(stored.rawPayload).metadata()
    expect([stored.statusCode, exif]).toEqual([200, undefined])
    expect((await app.inject({ url: photos[0]?.Thumbnail ?? '' })).statusCode).toBe(200)
    const page = (await open(String(reply.headers.location))).body
    const links = [...page.matchAll(/<img src="(\/f\/[^"]+)"/g)].map(([, link = '']) => link)
    expect(links).toHaveLength(2)
    for (const link of links) expect((await app.inject({ url: link })).headers['content-type']).toBe('image/webp')
  })

  test('a refused one tells which and why at its field; what was typed and the other files stay, and count once with the rest', async () => {
    const { path, Key, only, list } = await opened()
    const wrong = await postParts(path, [
      ...fields({ Key, Q002: 'Broken.' }),
      file('Q008', 'lift.jpg', first),
      file('Q008', 'list.jpg', Buffer.from('no picture')),
      file('Q008', '', Buffer.alloc(0)),
    ])
    expect(wrong.statusCode).toBe(422)
    expect(problemsIn(wrong.body)).toEqual({ Q001: 'Please fill this in.', Q008: 'list.jpg: The file is not an image' })
    expect(wrong.body).toContain('Broken.')
    const { 'Q008.f0': token = '', ...others } = inputsIn(wrong.body)
    expect([token.endsWith('.lift.jpg'), Object.keys(others)]).toEqual([true, ['Key']])
    expect(wrong.body).toMatch(/<img src="\/f\/[^"]+"/)
    const again = await postParts(path, [...fields({ Key, ...said, 'Q008.f0': token }), file('Q008', 'door.jpg', second)])
    expect(again.statusCode).toBe(303)
    const photos = (await only()).Answers.find(({ Code }) => Code === 'Q008')?.Files ?? []
    expect(photos.map(({ Name }) => Name)).toEqual(['lift.jpg', 'door.jpg'])
    // One that is to be removed is left out.
    expect((await post(path, { Key, ...said, Q002: 'Another one.', 'Q008.f0': token, 'Q008.x0': '1' })).statusCode).toBe(303)
    expect(await list()).toHaveLength(2)
  })

  test('sent again after the connection broke, the same files are the same request; other files are another one', async () => {
    const { path, Key, list } = await opened()
    const sent = async (bytes: Uint8Array) =>
      (await postParts(path, [...fields({ Key, ...said }), file('Q008', 'lift.jpg', bytes)])).headers.location
    const all = [await sent(first), await sent(first), ...(await Promise.all([sent(first), sent(first)]))]
    expect(new Set(all).size).toBe(1)
    expect(await list()).toHaveLength(1)
    expect(await sent(second)).not.toBe(all[0])
    expect(await list()).toHaveLength(2)
  })

  test.each<[string, TemplateField, [string, Uint8Array][], string]>([
    [
      'too many',
      field('Q001', 'UploadSingleFile'),
      [
        ['a.pdf', pdf],
        ['b.jpg', first],
      ],
      'Give at most 1 entries.',
    ],
    ['another type', field('Q001', 'UploadImage'), [['a.pdf', pdf]], 'a.pdf: The file is not an image'],
    [
      'too large',
      field('Q001', 'UploadFiles'),
      [['a.pdf', Buffer.concat([pdf, Buffer.alloc(21 * 1024 * 1024)])]],
      'a.pdf: The file is larger than 20MB',
    ],
    ['none where one is needed', field('Q001', 'UploadFiles', { Required: true }), [], 'Please fill this in.'],
  ])('are refused where they are %s', async (_what, one, files, problem) => {
    const { path, Key, list } = await opened([one, field('Q002', 'Text')])
    const reply = await postParts(path, [...fields({ Key, Q002: 'x' }), ...files.map(([name, bytes]) => file('Q001', name, bytes))])
    expect([reply.statusCode, problemsIn(reply.body)]).toEqual([422, { Q001: problem }])
    expect(await list()).toEqual([])
  })

  test('are no form of a page that asks for none, nor in a field that is none, nor before the key, nor of unknown length', async () => {
    const plain = await opened([field('Q001', 'Text')])
    expect((await postParts(plain.path, [...fields({ Key: plain.Key, Q001: 'x' })])).statusCode).toBe(415)
    const { path, Key, list } = await opened()
    expect((await postParts(path, [...fields({ Key, ...said }), file('Admin', 'a.jpg', first)])).statusCode).toBe(400)
    expect((await postParts(path, [file('Q008', 'a.jpg', first), ...fields({ Key, ...said })])).statusCode).toBe(400)
    expect((await postParts(path, [...fields({ Key, ...said, Q003: 'Low' }), ...fields({ Q003: 'High' })])).statusCode).toBe(400)
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const half = bodyOf([...fields({ Key, ...said }), file('Q008', 'a.jpg', first)]).subarray(0, 700)
    expect((await app.inject({ method: 'POST', url: path, headers: { ...headers, ...type }, payload: half })).statusCode).toBe(400)
    for (const mark of ['', 'x'.repeat(71), 'x'.repeat(300), '"', '"a b', `"${'x'.repeat(71)}"`]) {
      const marked = { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` }
      const payload = bodyOf(fields({ Key, ...said }))
        .toString()
        .replaceAll(boundary, mark)
      expect((await app.inject({ method: 'POST', url: path, headers: marked, payload, remoteAddress: remoteAddress() })).statusCode).toBe(
        415,
      )
    }
    const chunked = { ...headers, ...type, 'transfer-encoding': 'chunked' }
    expect((await app.inject({ method: 'POST', url: path, headers: chunked, payload: bodyOf(fields({ Key, ...said })) })).statusCode).toBe(
      400,
    )
    expect(await list()).toEqual([])
  })
})

describe('a file in pieces', () => {
  test('is kept when it is whole, goes on where it is, and names itself in its form', async () => {
    const { path, Key, only } = await opened()
    const noise = await sharp(Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: 600, height: 400, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(noise.length).toBeGreaterThan(2 * pieceBytes)
    const begun = await post(`${path}/files?t=${Key}`, { Field: 'Q008', Name: 'noise.png', Size: String(noise.length) })
    const { id, piece } = begun.json<{ id: string; piece: number }>()
    const at = (from: number, bytes = noise.subarray(from, from + piece)) =>
      put(`${path}/files/${id}?t=${Key}&field=Q008&at=${from}`, bytes)
    expect((await at(piece)).json()).toEqual({ at: 0 }) // out of order
    expect((await at(0)).json()).toEqual({ at: piece })
    expect((await at(0)).json()).toEqual({ at: piece }) // its answer was lost
    expect((await at(piece)).json()).toEqual({ at: 2 * piece })
    expect((await at(2 * piece, noise.subarray(0, piece))).statusCode).toBe(400) // longer than it was said to be
    const end = await at(2 * piece)
    const { token } = end.json<{ token: string }>()
    expect((await at(noise.length, Buffer.alloc(0))).json()).toMatchObject({ token }) // asked again
    expect((await post(path, { Key, ...said, 'Q008.f50': token })).statusCode).toBe(303)
    expect((await only()).Answers.find(({ Code }) => Code === 'Q008')?.Files.map(({ Name }) => Name)).toEqual(['noise.png'])
  })

  test('is nobody else’s: not of another visit, another field, another code or account, nor of a forged name', async () => {
    const [mine, other] = [await opened(), await opened()]
    const token = (await send(mine.path, mine.Key, 'Q008', 'lift.jpg', first)).json<{ token: string }>().token
    const otherVisit = keyIn((await open(mine.path)).body)
    const forged = token.replace(/^(.)/, sign => (sign === 'A' ? 'B' : 'A'))
    const renamed = token.replace('lift', 'door')
    const tries: [path: string, Key: string, token: string][] = [
      [mine.path, otherVisit, token],
      [other.path, other.Key, token],
      [mine.path, mine.Key, forged],
      [mine.path, mine.Key, renamed],
      [mine.path, mine.Key, `${randomUUID()}`],
    ]
    for (const [path, Key, one] of tries) {
      const reply = await post(path, { Key, ...said, 'Q008.f0': one })
      expect([reply.statusCode, problemsIn(reply.body)]).toEqual([422, { Q008: 'Choose a file that was uploaded here.' }])
    }
    const begun = (await post(`${mine.path}/files?t=${mine.Key}`, { Field: 'Q008', Name: 'a.jpg', Size: String(first.length) })).json<{
      id: string
    }>()
    for (const url of [
      `${mine.path}/files/${begun.id}?t=${otherVisit}&field=Q008&at=0`,
      `${other.path}/files/${begun.id}?t=${other.Key}&field=Q008&at=0`,
      `${mine.path}/files/${begun.id}?t=x&field=Q008&at=0`,
      `${mine.path}/files/${randomUUID()}?t=${mine.Key}&field=Q008&at=0`,
      `${mine.path}/files/x?t=${mine.Key}&field=Q008&at=0`,
    ])
      expect([url, (await put(url, first)).statusCode]).toEqual([url, 404])
    expect((await mine.list()).concat(await other.list())).toEqual([])
  })

  test('does not become one of another kind: a PDF is no photo, whatever field its end names', async () => {
    const { path, Key } = await opened([field('Q001', 'UploadFiles'), field('Q002', 'UploadImage')])
    const { id } = (await post(`${path}/files?t=${Key}`, { Field: 'Q001', Name: 'a.pdf', Size: String(pdf.length) })).json<{ id: string }>()
    expect((await put(`${path}/files/${id}?t=${Key}&field=Q002&at=0`, pdf)).statusCode).toBe(404)
    expect((await put(`${path}/files/${id}?t=${Key}&field=Nothing&at=0`, pdf)).statusCode).toBe(400)
  })

  test('of the hostile corpus is refused in a form of either way, or keeps nothing that runs', async () => {
    const { account, path, Key } = await opened([field('Q001', 'UploadFiles'), field('Q002', 'Text')])
    const kept: string[] = []
    for (const { name, as, bytes, expect: wanted } of hostileFiles().filter(one => one.bytes.length < 30_000_000)) {
      const whole = await postParts(path, [...fields({ Key }), file('Q001', name.replaceAll(/[\r\n\0"]/g, '_'), bytes)])
      const pieces = await send(path, Key, 'Q001', name, bytes)
      if (wanted === 'reject' && ['png', 'jpg', 'svg', 'pdf'].includes(as) && !name.includes('over-3mb')) {
        expect([name, whole.statusCode, pieces.statusCode]).toEqual([name, expect.toBeOneOf([400, 422]), expect.toBeOneOf([400, 422])])
        expect([name, Object.keys(inputsIn(whole.body)).filter(one => one.startsWith('Q001'))]).toEqual([name, []])
      } else kept.push(name)
      await system.query('delete from visitor_bytes where group_id = $1', [account.group.id])
    }
    expect(kept.length).toBeGreaterThan(0)
    for (const { name } of await filesOf(account.group.id)) expect(name).not.toMatch(/[/\\\0<>]|\.(svg|html?|js)$/)
  }, 120_000)
})

describe('how much visitors may send', () => {
  test.each([
    ['a visit', 'visit', 'more than one visit can send'],
    ['a code', 'code', 'No more files can be taken here today'],
    ['an account', 'account', 'No more files can be taken here today'],
  ] as const)('%s ends, with plain words at the field; the words can still be sent', async (_what, of, problem) => {
    const { account, code, path, Key, only } = await opened()
    const Of = { visit: Key.split('.')[0], code: code.QrCodeId, account: '' }[of]
    const day = new Date().toISOString().slice(0, 10)
    const insert = 'insert into visitor_bytes (group_id, day, "of", bytes) values ($1, $2, $3, $4)'
    await system.query(insert, [account.group.id, day, Of, mostBytes[of] - first.length + 1])
    const begun = await post(`${path}/files?t=${Key}`, { Field: 'Q008', Name: 'lift.jpg', Size: String(first.length) })
    expect([begun.statusCode, begun.json<{ problem: string }>().problem]).toEqual([422, expect.stringContaining(problem)])
    const whole = await postParts(path, [...fields({ Key, ...said }), file('Q008', 'lift.jpg', first)])
    expect([whole.statusCode, problemsIn(whole.body)]).toEqual([422, { Q008: expect.stringContaining(problem) }])
    expect(await filesOf(account.group.id)).toEqual([])
    expect((await post(path, { Key, ...said })).statusCode).toBe(303)
    expect((await only()).Detail).toBe(said.Q002)
  })

  test('is not used up by what is only announced: sizes count when bytes arrive', async () => {
    const { account, path, Key } = await opened()
    const announced = { Field: 'Q008', Name: 'lift.jpg', Size: String(20 * 1024 * 1024) }
    for (let visit = 0; visit < 12; visit++) {
      const own = keyIn((await open(path)).body)
      for (let i = 0; i < 4; i++) await post(`${path}/files?t=${own}`, announced)
    }
    expect((await system.query('select * from visitor_bytes where group_id = $1', [account.group.id])).rows).toEqual([])
    expect((await send(path, Key, 'Q008', 'lift.jpg', first)).statusCode).toBe(200)
    const { rows } = await system.query('select bytes from visitor_bytes where group_id = $1', [account.group.id])
    expect(rows).toEqual([1, 2, 3, 4].map(() => ({ bytes: first.length }))) // address, visit, code and account
  })

  test('is shared: what arrives from one address, kept or not, ends there over all codes of the account, and for nobody else', async () => {
    const { account, path, Key } = await opened()
    const other = `/q/${(await newQrCode(world, account, { Type: 'Maintenance' })).Address}`
    const from = '127.77.0.1'
    const begin = async (at: string, remote: string) => {
      const own = keyIn((await open(at)).body)
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams({ Field: 'Q008', Name: 'lift.jpg', Size: String(first.length) }).toString()
      return app.inject({ method: 'POST', url: `${at}/files?t=${own}`, headers: form, payload, remoteAddress: remote })
    }
    const { id } = (await post(`${path}/files?t=${Key}`, { Field: 'Q008', Name: 'a.jpg', Size: '99999' })).json<{ id: string }>()
    const url = `${path}/files/${id}?t=${Key}&field=Q008&at=0`
    const octets = { ...headers, 'content-type': 'application/octet-stream' }
    const half = () => app.inject({ method: 'POST', url, headers: octets, payload: Buffer.alloc(1000, 1), remoteAddress: from })
    expect((await half()).statusCode).toBe(200)
    const rows = (await system.query('select "of", bytes from visitor_bytes where group_id = $1', [account.group.id])).rows
    expect(rows).toEqual([{ of: expect.stringMatching(/^from:/), bytes: 1000 }])
    await system.query('update visitor_bytes set bytes = $2 where group_id = $1', [account.group.id, mostBytes.address - 10])
    for (const at of [path, other]) {
      const reply = await begin(at, from)
      expect([reply.statusCode, reply.json<{ problem: string }>().problem]).toEqual([422, expect.stringContaining('more than one visit')])
      expect((await begin(at, '127.77.0.2')).statusCode).toBe(200)
    }
    const next = { method: 'POST', url: url.replace('at=0', 'at=1000'), headers: octets, payload: Buffer.alloc(1000, 1) } as const
    expect((await app.inject({ ...next, remoteAddress: from })).statusCode).toBe(422)
    expect((await app.inject({ ...next, remoteAddress: '127.77.0.2' })).statusCode).toBe(200)
  })

  test('is nothing without a field that asks for files, nor of a code that is paused', async () => {
    const file = { Field: 'Files', Name: 'lift.jpg', Size: String(first.length) }
    const without = await opened([field('Q001', 'Text')])
    expect((await post(`${without.path}/files?t=${without.Key}`, file)).statusCode).toBe(400)
    const { account, code, path, Key } = await opened()
    expect((await post(`${path}/files?t=${Key}`, file)).statusCode).toBe(400)
    expect((await post(`${path}/files?t=${Key}`, { ...file, Field: 'Q008' })).statusCode).toBe(200)
    await account.call(PauseQrCode, { GroupId: account.group.id, QrCodeId: code.QrCodeId })
    await until('the page is paused', 10, async () => !(await open(path)).body.includes('name="Key"'))
    expect((await post(`${path}/files?t=${Key}`, { ...file, Field: 'Q008' })).statusCode).toBe(400)
    await postParts(path, [...fields({ Key, ...said }), { name: 'Q008', fileName: 'lift.jpg', bytes: first }])
    expect(await filesOf(account.group.id)).toEqual([])
  })

  test('what was sent by half is forgotten after a day, with its bytes', async () => {
    const { account, path, Key } = await opened()
    const bytes = Buffer.alloc(pieceBytes + 10, 1)
    const { id } = (await post(`${path}/files?t=${Key}`, { Field: 'Q008', Name: 'a.jpg', Size: String(bytes.length) })).json<{
      id: string
    }>()
    await put(`${path}/files/${id}?t=${Key}&field=Q008&at=0`, bytes.subarray(0, pieceBytes))
    const piece = () => world.services.files.get(`${account.group.id}/${id}.0`)
    const before = await piece()
    expect(before?.size).toBe(pieceBytes)
    before?.stream.destroy()
    await system.query(`update upload set modified_date = now() - interval '25 hours' where id = $1`, [id])
    await workOffDue(clearUploads, world.services)
    expect(await piece()).toBeNull()
  })
})

describe('files of a form whose e-mail address is confirmed by a mailed code', () => {
  let people = 0
  const asking = async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { path } = await newHub(account, [itemOf('Maintenance', 'Report', { ConfirmEmail: true })])
    const openKey = async () => keyIn((await open(path)).body)
    const Q006 = `jo${++people}@files.example`
    const digits = async () => {
      const { rows } = await system.query('select subject from mail where "to" = $1 order by id desc limit 1', [[Q006]])
      return /^\d{6}/.exec(rows[0]?.subject)?.[0] ?? ''
    }
    const photos = async () => {
      const { Requests } = await account.call(GetRequests, { filter: { gId: account.group.id } })
      const each = Requests.map(({ RequestId }) => account.call(GetRequest, { gId: account.group.id, RequestId }))
      return (await Promise.all(each)).map(({ Answers }) => Answers.find(({ Code }) => Code === 'Q008')?.Files ?? [])
    }
    return { account, path, Key: await openKey(), openKey, form: { ...said, Q006 }, digits, photos }
  }
  const names = (all: readonly (readonly { Name: string }[])[]) => all.map(files => files.map(({ Name }) => Name))

  test('go along with the code page, through wrong digits and twice the right ones, without a script', async () => {
    const { account, path, Key, form, digits, photos } = await asking()
    const asked = await postParts(path, [...fields({ Key, ...form }), file('Q008', 'lift.jpg', first), file('Q008', 'door.jpg', second)])
    expect([asked.statusCode, asked.body.includes('name="EmailCode"')]).toEqual([200, true])
    const carried = inputsIn(asked.body)
    expect(carried).toMatchObject({ Key, ...form })
    expect([carried['Q008.f0']?.endsWith('.lift.jpg'), carried['Q008.f1']?.endsWith('.door.jpg')]).toEqual([true, true])
    expect(await photos()).toEqual([])
    const wrong = await post(path, { ...carried, EmailCode: 'x' })
    expect([wrong.statusCode, inputsIn(wrong.body)]).toEqual([422, carried])
    const EmailCode = await digits()
    const right = await Promise.all([post(path, { ...carried, EmailCode }), post(path, { ...carried, EmailCode })])
    expect(right.map(one => one.statusCode)).toEqual([303, 303])
    const kept = await photos()
    expect(names(kept)).toEqual([['lift.jpg', 'door.jpg']])
    expect((await app.inject({ url: kept[0]?.[0]?.Link ?? '' })).statusCode).toBe(200)
    const uses = await system.query('select table_name from file_use where group_id = $1 and ended_date is null', [account.group.id])
    expect(uses.rows).toEqual([{ table_name: 'form_answer' }, { table_name: 'form_answer' }])
  })

  test('come back with the form that is changed; one that is removed there is not kept, one that is added is', async () => {
    const { path, Key, form, digits, photos } = await asking()
    const token = (await send(path, Key, 'Q008', 'lift.jpg', first)).json<{ token: string }>().token
    const carried = inputsIn((await post(path, { Key, ...form, 'Q008.f50': token })).body)
    expect(carried['Q008.f0']).toBe(token)
    const back = await post(path, { ...carried, EmailWay: 'back' })
    expect([back.statusCode, inputsIn(back.body)['Q008.f0']]).toEqual([200, token])
    expect(back.body).toMatch(/<img src="\/f\/[^"]+"/)
    const changed = await postParts(path, [
      ...fields({ Key, ...form, Q002: 'It stands still.', 'Q008.f0': token, 'Q008.x0': '1' }),
      file('Q008', 'door.jpg', second),
    ])
    expect(changed.statusCode).toBe(200)
    expect((await post(path, { ...inputsIn(changed.body), EmailCode: await digits() })).statusCode).toBe(303)
    expect(names(await photos())).toEqual([['door.jpg']])
  })

  test('are of their visit alone: with the key of another one they are asked for again, and nothing is kept', async () => {
    const { path, Key, openKey, form, digits, photos } = await asking()
    const asked = await postParts(path, [...fields({ Key, ...form }), file('Q008', 'lift.jpg', first)])
    const reply = await post(path, { ...inputsIn(asked.body), Key: await openKey(), EmailCode: await digits() })
    expect([reply.statusCode, Object.keys(problemsIn(reply.body))]).toEqual([422, ['Q008']])
    expect(reply.body).toContain(form.Q002)
    expect(await photos()).toEqual([])
  })

  test('that are refused are told at their field before any code is mailed', async () => {
    const { path, Key, form, digits, photos } = await asking()
    const reply = await postParts(path, [
      ...fields({ Key, ...form }),
      file('Q008', 'lift.jpg', first),
      file('Q008', 'a.jpg', Buffer.from('x')),
    ])
    expect([reply.statusCode, problemsIn(reply.body)]).toEqual([422, { Q008: 'a.jpg: The file is not an image' }])
    expect([await digits(), await photos()]).toEqual(['', []])
    expect(inputsIn(reply.body)['Q008.f0']).toMatch(/\.lift\.jpg$/)
  })
})

describe('what is added to a request', () => {
  test('brings files both ways: the visitor’s to staff, and of staff’s those with what the visitor reads', async () => {
    const { account, path, Key, only, list } = await opened()
    const receipt = String((await post(path, { Key, ...said })).headers.location)
    const own = keyIn((await open(receipt)).body)
    const token = (await send(path, own, 'Files', 'plan.pdf', pdf)).json<{ token: string }>().token
    for (let i = 0; i < 2; i++) expect((await post(receipt, { Key: own, Note: 'It is this one.', 'Files.f0': token })).statusCode).toBe(303)
    expect((await postParts(receipt, [...fields({ Key: own }), file('Files', 'lift.jpg', first)])).statusCode).toBe(303)
    const { Notes, RequestId } = await only()
    expect(Notes.map(({ Note, Files }) => [Note, Files.map(({ Name }) => Name)])).toEqual([
      ['It is this one.', ['plan.pdf']],
      ['', ['lift.jpg']],
    ])
    // The form's key does for no other request, nor a visit's file for this one.
    const foreign = (await send(path, Key, 'Q008', 'lift.jpg', first)).json<{ token: string }>().token
    expect((await post(receipt, { Note: 'x', 'Files.f0': foreign })).statusCode).toBe(422)
    expect((await postParts(receipt, [...fields({ Key: own }), file('Files', 'x.exe', pdf)])).statusCode).toBe(422)
    expect((await open(receipt)).body).toContain('plan.pdf')
    expect(await list()).toHaveLength(1)
    const note = { GroupId: account.group.id, RequestId, ForVisitor: true, Note: 'See this.' }
    const stranger = (await filesOf(account.group.id))[0]
    const refusal = await account.refuse(AddRequestNote, { ...note, Files: [{ FileId: stranger.id, Name: 'plan.pdf' }] })
    expect(refusal).toMatchObject({ status: 400, fields: [{ Field: 'Files.0' }] })
  })

  test('uses its files: what the sweep would find has its note in file_use', async () => {
    const { account, path, Key } = await opened()
    await postParts(path, [...fields({ Key, ...said }), file('Q008', 'lift.jpg', first)])
    const uses = await system.query('select table_name from file_use where group_id = $1 and ended_date is null', [account.group.id])
    expect(uses.rows).toEqual([{ table_name: 'form_answer' }])
  })
})

describe('a signature', () => {
  const signing = [field('Q001', 'Signature', { Required: true })]
  test('is typed, or drawn as a picture; one of them is needed', async () => {
    const typed = await opened(signing)
    expect(problemsIn((await post(typed.path, { Key: typed.Key })).body)).toEqual({ Q001: 'Please fill this in.' })
    expect((await post(typed.path, { Key: typed.Key, 'Q001.name': 'Jo Harper' })).statusCode).toBe(303)
    expect((await typed.only()).Answers).toMatchObject([{ Text: 'Jo Harper', Files: [] }])
    const drawn = await opened(signing)
    const png = await sharp(first).png().toBuffer()
    const token = (await send(drawn.path, drawn.Key, 'Q001', 'signature.png', png)).json<{ token: string }>().token
    expect((await post(drawn.path, { Key: drawn.Key, 'Q001.f50': token })).statusCode).toBe(303)
    expect((await drawn.only()).Answers).toMatchObject([{ Files: [{ Name: 'signature.png' }] }])
    expect((await post(typed.path, { Key: typed.Key, 'Q001.name': 'x'.repeat(201) })).statusCode).toBe(422)
  })
})

test('terms give their file and a box to agree, which may be needed [B-CONST-016]', async () => {
  const terms = field('Q001', 'DownLoadFile', { Required: true, FieldText: { en: 'House rules' }, ValueText: '/files/x/rules.pdf' })
  const { path, Key, only } = await opened([terms, field('Q002', 'Text')])
  const { body } = await open(path)
  for (const text of ['href="/files/x/rules.pdf"', 'Read House rules', 'I have read it and agree']) expect(body).toContain(text)
  expect(problemsIn((await post(path, { Key, Q002: 'x' })).body)).toEqual({ Q001: 'Please fill this in.' })
  expect((await post(path, { Key, Q001: 'true' })).statusCode).toBe(303)
  expect((await only()).Answers).toMatchObject([{ Question: { en: 'House rules' }, Text: 'Yes' }])
})
