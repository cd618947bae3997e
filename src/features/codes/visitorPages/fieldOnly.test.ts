import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { readSubmission } from '../../base/fields/answeredForm.server.ts'
import { fieldOnlyTypes } from '../functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { fieldOnlyWords } from '../functionalities/families/fieldOnly/scanWords.ts'
import type { TemplateField } from '../functionalities/families/fieldOnly/wire.ts'
import { GetQrCode, SaveQrCode } from '../qr/contract.ts'
import { scanPart } from './scanPart.server.ts'

// A comment card as visitors meet it, on the built pages.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { system } = world.services.db
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148' }
const open = (url: string, language = 'en') => app.inject({ url, headers: { ...headers, 'accept-language': language } })
const post = (url: string, fields: Record<string, string> | string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const keyIn = (html: string) => /name="Key" value="([^"]+)"/.exec(html)?.[1] ?? ''
const problemsIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/<p id="(\w+)-problem" class="problem"[^>]*>([^<]+)</g)].map(([, name, text]) => [name, text]))

const field = (Code: string, FieldStyle: TemplateField['FieldStyle'], more: Partial<TemplateField> = {}): TemplateField => ({
  Code,
  FieldStyle,
  FieldText: { en: `${FieldStyle} (en)`, es: `${FieldStyle} (es)` },
  ...more,
})
const choice = (Value: string) => ({ Label: Value, Text: { en: `${Value}!`, es: `¡${Value}!` }, Value })
const everyStyle: TemplateField[] = [
  field('Q001', 'TextBox', { Required: true, HelperText: { en: 'In a few words' } }),
  field('Q002', 'Text'),
  field('Q003', 'PhoneNumber'),
  field('Q004', 'Email'),
  field('Q005', 'Date'),
  field('Q006', 'Duration'),
  field('Q007', 'TimeString'),
  field('Q008', 'DropDownSelection', { Choices: [choice('Lobby'), choice('Garage')] }),
  field('Q009', 'SingleChoice', { Choices: [choice('Good'), choice('Bad')] }),
  field('Q010', 'CheckBox', { Choices: [choice('Yes'), choice('No'), choice('Maybe')] }),
  field('Q011', 'SingleCheckBox'),
]
const made = async (Fields?: readonly TemplateField[]) => {
  const account = await world.newAccount({ role: 'GM' })
  const code = await newQrCode(world, account, { Type: 'CommentCard', ...(Fields && { Form: { Fields } }) })
  const path = `/q/${code.Address}`
  const { body } = await open(path)
  return { account, code, path, body, Key: keyIn(body) }
}
const rowsOf = async (QrCodeId: string) =>
  (
    await system.query(
      `select a.code, a.num, a.txt, a.opts, a.day::text, a.building_id, v.number as version, s.part
        from form_submission s join form_answer a on a.group_id = s.group_id and a.submission_id = s.id
        join form_version v on v.group_id = s.group_id and v.id = s.form_version_id where s.subject_id = $1 order by s.id, a.code`,
      [QrCodeId],
    )
  ).rows
const submissionsOf = async (QrCodeId: string): Promise<number> =>
  (await system.query('select count(*)::int as n from form_submission where subject_id = $1', [QrCodeId])).rows[0].n

describe('a comment card', () => {
  test('asks for a comment and how to reach who wrote it; what is sent stands in rows, once', async () => {
    const { account, code, path, body, Key } = await made()
    expect(body).toContain('<h1>Tell us what you think</h1>')
    for (const { FieldText } of fieldOnlyTypes.CommentCard.sample.Fields) expect(body).toContain(FieldText.en)
    const said = { Q001: 'More plants, please.', Q003: ' jo@harbor.example ', Q004: '(617) 555-0142' }
    expect((await post(path, { Key, ...said })).statusCode).toBe(303)
    expect((await post(path, { Key, ...said })).statusCode).toBe(303)
    const common = { building_id: account.building.id, version: 1, part: 'CommentCard' }
    expect(await rowsOf(code.QrCodeId)).toMatchObject([
      { code: 'Q001', txt: 'More plants, please.', ...common },
      { code: 'Q003', txt: 'jo@harbor.example', ...common },
      { code: 'Q004', txt: '16175550142', ...common },
    ])
    expect(await submissionsOf(code.QrCodeId)).toBe(1)
  })

  test('asks in the visitor’s language; its default texts in French too', async () => {
    const { path } = await made()
    expect((await open(path, 'es')).body).toContain('Su comentario')
    const french = (await open(path, 'fr')).body
    for (const text of ['Dites-nous ce que vous en pensez', 'Votre commentaire', 'Envoyer']) expect(french).toContain(text)
    expect(french).not.toContain('Your comment')
  })

  test('takes every style of field that a public page asks, each in a column of its own kind', async () => {
    const { code, path, body, Key } = await made(everyStyle)
    expect(body).toContain('In a few words')
    const sent = {
      Q001: 'All of it',
      Q002: 'Jo',
      Q003: '6175550142',
      Q004: 'jo@harbor.example',
      Q005: '2027-03-31',
      'Q006.Start': '08:30',
      'Q006.End': '17:00',
      Q007: '09:15',
      Q008: 'Garage',
      Q009: 'Good',
      'Q010.0': 'Yes',
      'Q010.2': 'Maybe',
      Q011: 'true',
    }
    expect((await post(path, { Key, ...sent })).statusCode).toBe(303)
    const columns = (await rowsOf(code.QrCodeId)).map(({ code: at, txt, opts, day }) => [at, txt ?? opts ?? day])
    expect(columns).toEqual([
      ['Q001', 'All of it'],
      ['Q002', 'Jo'],
      ['Q003', '16175550142'],
      ['Q004', 'jo@harbor.example'],
      ['Q005', '2027-03-31'],
      ['Q006', '08:30-17:00'],
      ['Q007', '09:15'],
      ['Q008', ['Garage']],
      ['Q009', ['Good']],
      ['Q010', ['Yes', 'Maybe']],
      ['Q011', ['true']],
    ])
  })

  test.each(['en', 'es', 'fr'] as const)(
    'says in %s at each field what is wrong, keeps what was typed, and stores nothing',
    async language => {
      const { code, path, Key } = await made(everyStyle)
      const wrong = {
        Q002: `${'x'.repeat(201)}`,
        Q003: '12',
        Q004: 'jo@',
        Q005: '2027-02-30',
        'Q006.Start': '17:00',
        'Q006.End': '08:00',
        Q007: '25:00',
        Q008: 'Roof',
        Q009: '<b>',
        'Q010.1': 'No',
        Q011: 'perhaps',
      }
      const { statusCode, body } = await post(`${path}?lang=${language}`, { Key, ...wrong })
      expect(statusCode).toBe(422)
      const problems = problemsIn(body)
      expect(Object.keys(problems).toSorted()).toEqual(['Q001', 'Q002', 'Q003', 'Q004', 'Q005', 'Q006', 'Q007', 'Q008', 'Q009', 'Q011'])
      expect(problems.Q001).toBe(fieldOnlyWords[language].needed)
      const tell = { en: 'Type an email address', es: 'correo', fr: 'e-mail' }
      expect(problems.Q004).toContain(tell[language])
      if (language !== 'en') expect(Object.values(problems).join()).not.toMatch(/\b(Type|Choose|Give|Please)\b/)
      expect(body).toMatch(/<input(?=[^>]* name="Q004")(?=[^>]* value="jo@")/)
      expect(body).toMatch(/<input(?=[^>]* name="Q006.Start")(?=[^>]* value="17:00")/)
      expect(body).toMatch(/<input(?=[^>]* name="Q010.1")[^>]* checked/)
      expect(await submissionsOf(code.QrCodeId)).toBe(0)
    },
  )

  test('shows hostile input as text, and refuses what is no form of ours', async () => {
    const { code, path, Key } = await made()
    const hostile = '"><script>alert(1)</script>'
    const { body } = await post(path, { Key, Q001: 'x', Q003: hostile })
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&lt;script&gt;')
    expect((await post(path, { Key, Q001: 'x', Nope: 'y' })).statusCode).toBe(400)
    expect((await post(path, `Key=${Key}&Q001=a&Q001=b`)).statusCode).toBe(400)
    expect((await post(path, { Key, Q001: 'x'.repeat(40_000) })).statusCode).toBe(413)
    expect((await post(path, { Key, Q001: `${'é'.repeat(2001)}` })).statusCode).toBe(422)
    expect(await submissionsOf(code.QrCodeId)).toBe(0)
    expect((await post(path, { Key, Q001: hostile })).statusCode).toBe(303)
    expect(await rowsOf(code.QrCodeId)).toMatchObject([{ txt: hostile }])
  })

  test('without a required field still wants something to be said', async () => {
    const { code, path, Key } = await made([field('Q001', 'Text')])
    expect((await post(path, { Key, Q001: '   ' })).body).toContain(fieldOnlyWords.en.nothing)
    expect(await submissionsOf(code.QrCodeId)).toBe(0)
  })

  test('that was changed meanwhile comes back with what was typed; each answer stands under the version that it answered', async () => {
    const { account, code, path, Key } = await made([field('Q001', 'Text'), field('Q002', 'Text')])
    const later = await open(path)
    expect((await post(path, { Key, Q001: 'first' })).statusCode).toBe(303)
    const read = await account.call(GetQrCode, { gId: account.group.id, QrCodeId: code.QrCodeId })
    const [item] = read.Items
    await account.call(SaveQrCode, {
      GroupId: account.group.id,
      BuildingId: account.building.id,
      QrCodeId: code.QrCodeId,
      Version: read.Version,
      QrName: read.QrName,
      Location: read.Location,
      Item: {
        Name: { en: 'Card' },
        Icon: 'comment',
        FunctionalityType: 'CommentCard',
        QrType: item?.QrType ?? '',
        TemplateFormData: { Fields: [field('Q001', 'Text'), field('Q003', 'Text')] },
      },
    })
    await expect.poll(async () => (await open(path)).body).toContain('name="Q003"') // the process has heard of the change
    const old = await post(path, { Key: keyIn(later.body), Q001: 'second', Q002: 'gone' })
    expect([old.statusCode, problemsIn(old.body).form]).toEqual([422, fieldOnlyWords.en.changed])
    expect(old.body).toMatch(/<input(?=[^>]* name="Q001")(?=[^>]* value="second")/)
    expect((await post(path, { Key: keyIn(old.body), Q001: 'second' })).statusCode).toBe(303)
    expect(await rowsOf(code.QrCodeId)).toMatchObject([
      { txt: 'first', version: 1 },
      { txt: 'second', version: 2 },
    ])
  })

  test('whose questions were changed is still read under those that were answered [B-FIELD-013]', async () => {
    const asked = (en: string, Value: string): TemplateField =>
      field('Q001', 'SingleChoice', { FieldText: { en }, Choices: [choice(Value), choice('Other')] })
    const { account, code, path, Key } = await made([asked('Where did it happen?', 'Lobby')])
    expect((await post(path, { Key, Q001: 'Lobby' })).statusCode).toBe(303)
    const read = await account.call(GetQrCode, { gId: account.group.id, QrCodeId: code.QrCodeId })
    const [item] = read.Items
    if (!item) throw new Error('an item')
    const { CanSave: _canSave, ...form } = item.TemplateFormData
    const { Name, Icon, QrType } = item
    await account.call(SaveQrCode, {
      GroupId: account.group.id,
      BuildingId: account.building.id,
      QrCodeId: code.QrCodeId,
      Version: read.Version,
      QrName: read.QrName,
      Location: read.Location,
      Item: {
        Name,
        Icon,
        FunctionalityType: 'CommentCard',
        QrType,
        TemplateFormData: { ...form, Fields: [asked('Which floor is it?', 'Roof')] },
      },
    })
    await expect.poll(async () => (await open(path)).body).toContain('Which floor is it?')
    expect((await post(path, { Key: keyIn((await open(path)).body), Q001: 'Roof' })).statusCode).toBe(303)
    const { rows } = await system.query('select id from form_submission where subject_id = $1 order by created_date, id', [code.QrCodeId])
    const told = await world.services.db.withTenant(account.group.id as never, tx =>
      Promise.all(rows.map(({ id }) => readSubmission({ tx, GroupId: account.group.id }, id, 'en'))),
    )
    expect(told).toMatchObject([
      [{ Question: { en: 'Where did it happen?' }, Text: 'Lobby!' }],
      [{ Question: { en: 'Which floor is it?' }, Text: 'Roof!' }],
    ])
  })
})
