import { writeFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { pages } from '../../src/app/pages.ts'
import type { GroupId } from '../../src/core/ids.ts'
import { type AskedPaper, printPaper } from '../../src/features/base/papers/print.server.ts'
import { insertFeedbacks, type NewFeedback } from '../../src/features/codes/answers/data.ts'
import { chromiumLaunch } from '../../src/platform/chromium/chromium.ts'
import { createPrinter } from '../../src/platform/pdf/printer.ts'
import { freePort } from '../support/processes.ts'
import { openWorld } from '../world.ts'

// The whole way: the portal as it is built, over HTTP, printed by Chromium.
const port = await freePort()
const world = await openWorld({ env: { PORT: String(port), HOST: '127.0.0.1' } })
const printer = createPrinter({ chromium: () => chromiumLaunch(), baseUrl: `http://127.0.0.1:${port}`, limit: 90_000 })
const app = await openHttp(world.services, pages(world.services))
await app.listen({ port, host: '127.0.0.1' })
afterAll(() => Promise.all([printer.close(), app.close()]))

const account = await world.newAccount()
const GroupId = account.group.id as GroupId // made by the world
const [StartDate, EndDate] = [Date.parse('2026-02-10T05:00:00Z'), Date.parse('2026-03-09T03:59:59.999Z')]
const paper = (over: Partial<AskedPaper> = {}) => {
  const path = `/pdfDashboard/BuildingFeedback/${account.group.id}/${account.building.id}/${StartDate}/${EndDate}`
  return printPaper({ ...world.services, printer }, { GroupId, UserId: account.user.id, path, language: 'en', ...over })
}

const letters = {
  Chinese: '洗手间很干净,工作人员很亲切。廁所很乾淨',
  Japanese: 'トイレが清潔で、込んでいませんでした',
  Korean: '화장실이 깨끗해요',
  Thai: 'ห้องน้ำสะอาดมาก',
  Arabic: 'الحمام نظيف جدا',
  Hebrew: 'השירותים נקיים מאוד',
  Hindi: 'शौचालय बहुत साफ है',
  Cyrillic: 'Очень чисто',
  Greek: 'Πολύ καθαρό',
  emoji: 'Great 👍 🎉 👩‍🔧 ❤️ 1️⃣',
} as const
const answer = (Text: string, minute: number): NewFeedback => ({
  GroupId: account.group.id,
  BuildingId: account.building.id,
  QrType: 'Feedback',
  EntityType: 'Lobby',
  Score: 5,
  CustomerEffortScore: null,
  NetPromoterScore: null,
  Role: null,
  Text,
  SubmitDate: new Date(Date.parse('2026-03-01T12:00:00Z') + minute * 60_000),
  TimeZone: 'America/New_York',
})
beforeAll(async () => {
  const plain = Array.from({ length: 60 }, (_, i) => answer(`The lobby was clean, visit ${i}`, i))
  const all = [...plain, ...Object.values(letters).map((text, i) => answer(text, 100 + i))]
  await world.services.db.withTenant(GroupId, (_tx, client) => insertFeedbacks(client, all))
})

const read = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return { text, whole: text.join('\n'), ...(await getMeta(document)) }
}
/** What is drawn without a glyph: fonts that the PDF names and does not hold. */
const fontsOf = (pdf: Buffer) => {
  const text = pdf.toString('latin1')
  return {
    // A Type 3 font is its drawings; any other has a file.
    named: text.match(/\/Subtype\s*\/(CIDFontType2|TrueType|Type1)\b/g)?.length ?? 0,
    held: text.match(/\/FontFile[23]?\b/g)?.length ?? 0,
    drawn: text.match(/\/Subtype\s*\/Type3\b/g)?.length ?? 0,
  }
}
const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s|\u200d|\ufe0f/g, '')

describe('a paper as Chromium prints it', () => {
  let pdf: Buffer
  beforeAll(async () => {
    pdf = (await paper()).bytes
    if (process.env.PAPER_TO) writeFileSync(process.env.PAPER_TO, pdf)
  }, 120_000)

  test.each(Object.entries(letters))('holds text in %s, with its letters inside', async (script, text) => {
    const { whole } = await read(pdf)
    const signs = (from: string) => [...bare(from)].toSorted().join('')
    const found = bare(whole)
    // Letters that run from the right stand in the order in which they are drawn, and marks beside their letter.
    // Joined forms of Arabic are drawn, but the reader of the test knows no sign for most of them.
    if (['Hebrew', 'Hindi', 'Thai'].includes(script)) for (const sign of signs(text)) expect(found).toContain(sign)
    else if (script !== 'Arabic') expect(found).toContain(bare(text))
    const { named, held, drawn } = fontsOf(pdf)
    expect(held).toBeGreaterThanOrEqual(named)
    expect(drawn + held).toBeGreaterThan(6)
  })

  test('is tagged, and says its title and language', async () => {
    const { info } = await read(pdf)
    expect(info).toMatchObject({ Title: 'Overall Building Feedback – Building 1', Language: 'en' })
    const text = pdf.toString('latin1')
    for (const tag of ['/StructTreeRoot', '/Marked true', '/S /Table', '/S /TH', '/S /H1']) expect(text).toContain(tag)
    for (const language of ['zh', 'ja', 'ko', 'ar']) expect(text).toMatch(new RegExp(`/Lang \\(${language}\\)`))
  })

  test('begins with place, period, zone, n and the moment; each sheet has its number, each sheet of a table its head', async () => {
    const { text } = await read(pdf)
    expect(text.length).toBeGreaterThan(2)
    const [first = ''] = text
    for (const fact of [account.group.name, 'Building 1', '02/10/2026 – 03/08/2026', 'America/New_York', 'Sample size (n)', '70', 'Made'])
      expect(first).toContain(fact)
    text.forEach((sheet, at) => expect(sheet).toMatch(new RegExp(`\\b${at + 1} / ${text.length}\\b`)))
    const tabled = text.filter(sheet => /visit \d+/.test(sheet))
    expect(tabled.length).toBeGreaterThan(1)
    for (const sheet of tabled) expect(sheet).toMatch(/Date\s+.*Comment/s)
    for (const sheet of text.slice(1)) expect(sheet).toContain('Overall Building Feedback – Building 1')
  })
})

test('the numbers of a paper are files that no browser of a person has made', async () => {
  const csv = await paper({ form: 'csv' })
  expect(csv.contentType).toBe('text/csv;charset=utf-8')
  expect(csv.name).toMatch(/^Overall Building Feedback – Building 1 – \d{4}-\d\d-\d\d\.csv$/)
  const lines = csv.bytes.toString()
  for (const text of ['Sample size (n),70', 'America/New_York', letters.Chinese, letters.Arabic, letters.emoji])
    expect(lines).toContain(text)
  const [whole, xlsx] = [await paper({ also: ['csv'] }), await paper({ form: 'xlsx', language: 'es' })]
  const facts = (text = '') => text.split('\n').filter(line => !/^(Made|Printed|As of)/.test(line))
  expect(facts(whole.files?.[0]?.bytes.toString()), 'made with the paper they are the same').toEqual(facts(lines))
  expect([whole.contentType, whole.picture]).toEqual(['application/pdf', csv.picture])
  const { sheets } = await readXlsx(new Uint8Array(xlsx.bytes))
  expect(sheets.length).toBeGreaterThan(5)
  expect(JSON.stringify(sheets[0]?.rows)).toContain('Tamaño de la muestra (n)')
}, 120_000)

test('what cannot be read is said at once, not after the time of a print', async () => {
  const began = performance.now()
  const gone = paper({ path: `/pdfDashboard/BuildingFeedback/${account.group.id}/${account.building.id}/1/0` })
  await expect(gone).rejects.toThrow('could not be printed')
  expect(performance.now() - began).toBeLessThan(25_000)
}, 60_000)
