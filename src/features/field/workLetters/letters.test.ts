import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { storedFile } from '../../../platform/tables.ts'
import { SaveStopAnswers } from '../inspectionReports/contract.ts'
import { addEditable } from '../inspectionReports/testing.ts'
import { inspectionStop } from '../inspections/tables.ts'
import { walkRoundAgain } from '../inspections/testing.ts'
import { addRound } from '../rounds/testing.ts'
import { GetWorkLetter, SaveWorkLetter, SendWorkLetter } from './contract.ts'
import { sendLetter } from './jobs.ts'
import { letterMessages } from './rules.ts'
import { letterOf } from './testing.ts'

const world = await openWorld()
const sql = async (text: string, ...values: unknown[]) => (await world.services.db.system.query(text, values)).rows
const letterIn = ({ call, group }: Account, iptId: string) => call(GetWorkLetter, { gId: group.id, iptId })
const place = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })

/** Does the account's sending with a printer that gives these bytes. */
const work = async (account: Account) => {
  const printed: string[] = []
  const printer = {
    ...world.services.printer,
    print: async (path: string) => {
      printed.push(path)
      return { bytes: Buffer.from('%PDF-1.7 letter') }
    },
  }
  const jobs = await sql(
    `select data from pgboss.job where name = 'workLetters.send' and data->>'GroupId' = $1 order by created_on`,
    account.group.id,
  )
  for (const { data } of jobs)
    await sendLetter.run({ services: { ...world.services, printer }, attempt: 1, last: false, jobId: 'test' }, data)
  return printed
}
const mailsOf = ({ group }: Account) => sql('select "to", subject, attachments from mail where group_id = $1 order by "to"', group.id)

test('a new letter is filled with what the walk has found, where the building is, and a form letter [B-CALL-081] [B-FIELD-045] [B-CONST-094]', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const { InspectionId } = await letterOf(account)
  const letter = await letterIn(account, InspectionId)
  expect(letter).toMatchObject({
    Version: 0,
    Status: 'Draft',
    TenantName: '',
    Re: 'Inspection Plant',
    RecEmails: [],
    PDFUrl: '',
    Recommendations: [{ StopName: 'Plant pump 1', Comments: ['Pressure in bar: 9', 'Valve is stuck'], Photos: [] }],
  })
  expect(letter.Date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(letter.Address1).toMatch(/, .+ \d+/)
  expect(letter.HtmlContent).toContain('we found the deficiencies that are listed below. Please have them corrected by ')
  expect(letter.HtmlContent).toContain('Test GM, [email], [phone]')
})

test('it is kept with its parts; photos are those of the walk; rich text is cleaned [B-CALL-082]', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const editable = await addEditable(account)
  const FileId = randomUUID()
  const file = { ...place(account), Name: 'p.jpg', ContentType: 'image/jpeg', Size: 3, Bucket: 'RoundPhoto', UserId: account.user.id }
  await world.services.db.asSystem('a file of a test', tx => tx.insert(storedFile).values({ ...file, id: FileId }))
  await account.call(SaveStopAnswers, { ...editable, FieldsValues: { Q001: 9, Q002: [{ FileId, Name: 'p.jpg' }] } })
  const { InspectionId } = editable
  const {
    BuildingId: _b,
    BuildingName: _n,
    Status: _s,
    SentDate: _d,
    SentBy: _by,
    PDFUrl: _u,
    ...draft
  } = await letterIn(account, InspectionId)
  expect(draft.Recommendations[0]?.Photos).toMatchObject([{ FileId, Checked: true, Url: expect.stringContaining('/f/') }])
  const filled = { ...draft, TenantName: 'Acme', Attn: 'Ana', RecEmails: ['a@acme.example', 'a@acme.example'] }
  const dirty = { ...filled, HtmlContent: '<p onclick="x()">Hello<script>x()</script></p>' }
  const { Version } = await account.call(SaveWorkLetter, { ...place(account), ...dirty })
  const kept = await letterIn(account, InspectionId)
  expect(kept).toMatchObject({ Version, TenantName: 'Acme', HtmlContent: '<p>Hello</p>', RecEmails: ['a@acme.example'] })
  expect(kept.Recommendations[0]?.Photos).toMatchObject([{ FileId, Checked: true }])
  expect(kept.PDFUrl).toContain('/paper/')

  const foreign = { StopId: randomUUID(), StopName: 'X', Comments: [], Photos: [{ FileId: randomUUID(), Name: 'x.jpg', Checked: true }] }
  const refused = await account.refuse(SaveWorkLetter, { ...place(account), ...filled, Version, Recommendations: [foreign] })
  expect(refused.fields).toMatchObject([{ Field: 'Recommendations.0.Photos.0' }])
  expect((await account.refuse(SaveWorkLetter, { ...place(account), ...filled, Version: 0 })).code).toBe('sys.obj.cfl')
})

test('photos beside answers go along, each once; videos do not', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const { InspectionId } = await addEditable(account)
  const photo = { FileId: randomUUID(), Name: 'beside.jpg' }
  const Files = { Q001: [photo, { FileId: randomUUID(), Name: 'film.mp4' }], '': [photo] }
  await world.services.db.asSystem('files of a walk of a test', tx =>
    tx
      .update(inspectionStop)
      .set({ Files, Notes: { '': 'Valve is stuck' } })
      .where(and(eq(inspectionStop.GroupId, account.group.id), eq(inspectionStop.InspectionId, InspectionId))),
  )
  const { Recommendations } = await letterIn(account, InspectionId)
  expect(Recommendations).toMatchObject([{ Comments: ['Valve is stuck'], Photos: [{ ...photo, Checked: true }] }])
  const sent = {
    ...(await letterOf(account)),
    InspectionId,
    Recommendations: Recommendations.map(one => ({ ...one, Photos: [{ ...photo, Checked: true }] })),
  }
  expect((await account.call(SaveWorkLetter, sent)).Version).toBe(1)
})

test.each([
  ['Date', ''],
  ['Date', '31/03/2026'],
  ['TenantName', ' '],
  ['Address', ''],
  ['Address1', ''],
  ['Attn', ''],
  ['Re', ''],
  ['RecEmails', []],
  ['RecEmails', ['nobody']],
])('without a right %s (%j) it is not saved, and the field says why [B-RULE-107] [B-CONST-065]', async (Field, value) => {
  const account = await world.newAccount({ role: 'GM' })
  const sent = await letterOf(account)
  const refused = await account.refuse(SaveWorkLetter, { ...sent, [Field]: value })
  expect(refused).toMatchObject({ status: 400, fields: [{ Field }] })
  expect((await letterIn(account, sent.InspectionId)).Version).toBe(0)
})

test('it is mailed as a PDF, to each recipient by itself, once however often the job runs; changed, it is a draft again [B-BEHAV-011]', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const sent = { ...(await letterOf(account)), RecEmails: ['a@acme.example', 'b@acme.example'] }
  const early = { ...place(account), InspectionId: sent.InspectionId, Version: 1 }
  expect(await account.refuse(SendWorkLetter, early)).toMatchObject({ status: 409, message: letterMessages.notSaved })
  const { Version } = await account.call(SaveWorkLetter, sent)
  const out = await account.call(SendWorkLetter, { ...early, Version })
  const path = `/pdfWorkLetter/${account.group.id}/${account.building.id}/${sent.InspectionId}?lang=en`
  expect(await work(account)).toEqual([path])
  await work(account)
  const mails = await mailsOf(account)
  expect(mails.map(one => one.to)).toEqual([['a@acme.example'], ['b@acme.example']])
  expect(mails[0]).toMatchObject({
    subject: 'Pumps – Building 1',
    attachments: [{ name: 'Work Letter Acme Inc..pdf', contentType: 'application/pdf' }],
  })
  expect(await letterIn(account, sent.InspectionId)).toMatchObject({ Status: 'Sent', SentBy: 'Test GM', Version: out.Version })
  await account.call(SaveWorkLetter, { ...sent, Version: out.Version, Re: 'Pumps again' })
  expect(await letterIn(account, sent.InspectionId)).toMatchObject({ Status: 'Draft', SentDate: expect.any(Number) })
})

test('a round whose setting is off has no letters; another account finds none', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const sent = await letterOf(account)
  const { RoundId } = await addRound(account, 'Plain')
  const { InspectionId } = await walkRoundAgain(account, RoundId)
  expect(await account.refuse(SaveWorkLetter, { ...sent, InspectionId })).toMatchObject({ status: 409, message: letterMessages.noRound })
  const other = await world.newAccount({ role: 'GM' })
  expect((await other.refuse(GetWorkLetter, { gId: other.group.id, iptId: sent.InspectionId })).status).toBe(404)
})
