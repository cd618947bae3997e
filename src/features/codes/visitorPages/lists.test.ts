import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { askingTypes } from '../functionalities/families/asking/askingTypes.ts'
import { codeFor } from '../functionalities/families/asking/definition.ts'
import { fieldOnlyWords } from '../functionalities/families/fieldOnly/scanWords.ts'
import { GetQrCode, RetireQrCode } from '../qr/contract.ts'
import { scanPart } from './scanPart.server.ts'

// Types with lists of their own as visitors meet them, on the built pages.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { system } = world.services.db
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148' }
const open = (url: string, language = 'en') => app.inject({ url, headers: { ...headers, 'accept-language': language } })
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const made = async (Type: keyof typeof askingTypes, Form: object = {}) => {
  const account = await world.newAccount({ role: 'GM' })
  const code = await newQrCode(world, account, { Type, Form })
  const path = `/q/${code.Address}`
  const { body } = await open(path)
  return { account, code, path, body, Key: /name="Key" value="([^"]+)"/.exec(body)?.[1] ?? '' }
}
const answersOf = async (QrCodeId: string) =>
  (await system.query('select code, num, txt, opts, failed from form_answer where subject_id = $1 order by code', [QrCodeId])).rows

describe('customer feedback', () => {
  const [overall, team, recommend] = askingTypes.CustomerFeedback.sample.Questions.map(one => codeFor(one.QuestionText.en))
  if (!(overall && team && recommend)) throw new Error('three questions')

  test('keeps stars as numbers that reports can average, and the request of whoever can be reached', async () => {
    const { code, path, Key, body } = await made('CustomerFeedback')
    expect(body.match(/class="stars"/g)).toHaveLength(3)
    const said = { [overall]: '5', [team]: '4', [recommend]: '1', Note: 'Lovely lobby', Email: 'jo@harbor.example' }
    expect((await post(path, { Key, ...said })).statusCode).toBe(303)
    const rows = await answersOf(code.QrCodeId)
    expect(Object.fromEntries(rows.map(({ code: at, num, txt }) => [at, num ?? txt]))).toEqual({
      [overall]: 5,
      [team]: 4,
      [recommend]: 1,
      Note: 'Lovely lobby',
      Email: 'jo@harbor.example',
    })
    const kept = 'select email, detail, functionality_type from visitor_request where qr_code_id = $1'
    expect((await system.query(kept, [code.QrCodeId])).rows).toEqual([
      { email: 'jo@harbor.example', detail: 'Lovely lobby', functionality_type: 'CustomerFeedback' },
    ])
  })

  test('says what is missing and what is no star, and keeps what was chosen', async () => {
    const { code, path, Key } = await made('CustomerFeedback')
    const { statusCode, body } = await post(`${path}?lang=es`, { Key, [overall]: '3', [team]: '6' })
    expect(statusCode).toBe(422)
    expect(body).toContain(`<p id="${recommend}-problem" class="problem">${fieldOnlyWords.es.needed}</p>`)
    expect(body).toMatch(new RegExp(`<input(?=[^>]* name="${overall}")(?=[^>]* value="3")[^>]* checked`))
    expect(body).toMatch(new RegExp(`id="${team}-problem" class="problem">[^<]*\\d`))
    expect(await answersOf(code.QrCodeId)).toEqual([])
  })

  test('leaves a hidden question out, and reads its own questions in French', async () => {
    const { Questions } = askingTypes.CustomerFeedback.sample
    const { path } = await made('CustomerFeedback', { Questions: Questions.map((one, i) => ({ ...one, Hide: i === 1 })) })
    const { body } = await open(path, 'fr')
    expect(body).toContain('Quel est votre niveau de satisfaction général ?')
    expect(body.match(/class="stars"/g)).toHaveLength(2)
    expect(body).not.toContain('How satisfied')
  })
})

test('a move-out keeps a choice for each item; one that was reordered meanwhile takes what the page sends all the same', async () => {
  const { code, path, Key, body } = await made('MoveOut')
  expect([...body.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title)).toEqual(['Kitchen', 'Bathroom', 'Keys'])
  expect((await post(path, { ...askingTypes.MoveOut.asks, Key, [codeFor('Kitchen', 'Oven')]: 'Damaged' })).statusCode).toBe(303)
  const rows = await answersOf(code.QrCodeId)
  expect(rows.find(one => one.code === codeFor('Kitchen', 'Oven'))).toMatchObject({ opts: ['Damaged'] })
  expect(rows).toHaveLength(Object.keys(askingTypes.MoveOut.asks ?? {}).length)
})

describe('a ladder check', () => {
  const { asks = {}, Warning } = askingTypes.LadderSafety
  const rungs = codeFor('Are rails and rungs sound?')

  test.each([
    ['en', 'Yes', false],
    ['en', 'No', true],
    ['es', 'No', true],
    ['fr', 'No', true],
  ] as const)('in %s, with %s to sound rungs, says not to use it: %s', async (language, answer, told) => {
    const { code, path, Key } = await made('LadderSafety')
    const { headers: sent } = await post(`${path}?lang=${language}`, { ...asks, Key, [rungs]: answer })
    const { body } = await open(String(sent.location))
    expect(body.includes(Warning?.[language] ?? '?')).toBe(told)
    const failed = (await answersOf(code.QrCodeId)).filter(one => one.failed)
    expect(failed.map(one => one.code)).toEqual(told ? [rungs] : [])
  })
})

describe('a roof access carousel', () => {
  const hubOf = async (account: Account, BuildingId?: string) => {
    const { QrCodeId, Address } = await newQrCode(world, account, { Type: 'CommentCard', ...(BuildingId && { BuildingId }) })
    const { Items } = await account.call(GetQrCode, { gId: account.group.id, QrCodeId })
    return { QrCodeId, Address, ItemId: Items[0]?.TemplateId ?? '' }
  }
  const entry = ({ QrCodeId, ItemId }: { QrCodeId: string; ItemId: string }, en: string) => ({
    Name: { en, es: '' },
    HubId: QrCodeId,
    ItemId,
  })
  const carousel = (account: Account, ...Carousel: object[]) =>
    newQrCode(world, account, { Type: 'RoofAccessCarousel', Form: { Carousel } })

  test('leads each entry to its item, in their order', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const [first, second] = [await hubOf(account), await hubOf(account)]
    const { Address } = await carousel(account, entry(second, 'Tell the desk'), entry(first, 'Check the ladder'))
    const { body } = await open(`/q/${Address}`)
    expect([...body.matchAll(/href="(\/q\/[^"]+\?i=[\w-]+)"/g)].map(([, path]) => path)).toEqual([
      `/q/${second.Address}?i=${second.ItemId}`,
      `/q/${first.Address}?i=${first.ItemId}`,
    ])
    expect((await open(`/q/${second.Address}?i=${second.ItemId}`)).statusCode).toBe(200)
  })

  test('leads nowhere for ids of another account or building, of an item of another code, or of a retired code', async () => {
    const account = await world.newAccount({ role: 'GM', buildings: 2 })
    const stranger = await world.newAccount({ role: 'GM' })
    const [own, retired] = [await hubOf(account), await hubOf(account)]
    await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId: retired.QrCodeId })
    const foreign = [await hubOf(stranger), await hubOf(account, account.buildings[1]?.id), { ...own, ItemId: retired.ItemId }, retired]
    const { Address } = await carousel(account, ...foreign.map((one, i) => entry(one, `Entry ${i}`)))
    const { statusCode, body } = await open(`/q/${Address}`)
    expect(statusCode).toBe(200)
    for (const one of foreign) expect(body).not.toContain(one.Address)
    expect(body.match(/Not available at the moment/g)).toHaveLength(foreign.length)
  })
})
