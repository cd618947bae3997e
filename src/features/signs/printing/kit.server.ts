import { Readable } from 'node:stream'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordFile } from '../../../platform/files/recordFile.ts'
import { writeZip, type ZipSource } from '../../../platform/files/zipWriter.ts'
import { type InAccount, type JobContext, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { moveTask } from '../../base/tasks/data.ts'
import { printedLink } from '../../codes/qr/rules.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { composeSign } from '../artwork/compose.server.ts'
import { encodeSign } from '../artwork/encode.server.ts'
import { type LabelTerms, labelPages } from '../artwork/labelPages.server.ts'
import { labelMargin, labelSheetOf } from '../artwork/labels.ts'
import { layOut } from '../artwork/layouts.ts'
import { isRefusal } from '../artwork/model.ts'
import { pdfOfPages } from '../artwork/pdf.server.ts'
import { openSignPictures } from '../artwork/pictures.server.ts'
import { type TestSign, testPages } from '../artwork/testPages.server.ts'
import { readTemplates, type SignTemplates } from '../templates/templates.server.ts'
import { contentOf, readSignedCodes, type SignedCode } from './content.server.ts'
import type { kitFormats } from './contract.ts'
import { drawSign, readsBack } from './drawn.server.ts'
import { type GuestSign, kitGuests } from './guests.server.ts'
import { indexPages, installationPages, type KitLine, nameInKit, tableOfSigns } from './kitLists.server.ts'
import { mapPages, readKitMaps } from './kitMaps.server.ts'
import type { KitSign } from './kitSigns.server.ts'
import { nameOption } from './options.ts'
import { words } from './words.ts'

type Making = InAccount & { TaskId: string; UserId: string; Language: Language; Signs: readonly KitSign[]; FileName: string }
type TestMaking = Making & { WithPairs: boolean }
type KitMaking = TestMaking & { FileFormat: Exclude<(typeof kitFormats)[number], 'test'> }
type LabelMaking = Making & { Sheet: string; Terms: LabelTerms }
type Services = JobContext['services']

const move = (services: Services, { GroupId, TaskId }: Making, progress: Parameters<typeof moveTask>[3]) =>
  services.db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, progress))

/** Signs that are read and drawn at once. */
const drawnAtOnce = 25

/** What `make` gives becomes the file of the task; what was left out is told in its message. */
const makeFile = async (
  { services, last }: { services: Services; last: boolean },
  data: Making,
  contentType: string,
  make: (told: { left: string[] }) => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array>,
): Promise<void> => {
  const { GroupId, TaskId, UserId, FileName, Language } = data
  try {
    const told = { left: [] as string[] }
    let size = 0
    const key = `${GroupId}/${TaskId}`
    await move(services, data, { State: 'Running', Done: 0 })
    const bytes = await make(told)
    const counted = async function* () {
      for await (const chunk of bytes) {
        size += chunk.byteLength
        yield chunk
      }
    }
    await services.files.put(key, Readable.from(counted(), { objectMode: false }), { contentType })
    const Message = told.left.length === 0 ? null : wordsFor(words, Language)('kit.left', { names: told.left.slice(0, 20).join(', ') })
    await services.db.withTenant(GroupId, async (tx, client) => {
      const row = { GroupId, id: TaskId, UserId, BuildingId: null, Bucket: 'Export' }
      await recordFile(tx, { ...row, Name: FileName, ContentType: contentType, Size: size })
      await moveTask(client, GroupId, TaskId, { State: 'Done', Done: data.Signs.length, FileKey: key, FileName, Message })
    })
  } catch (error) {
    services.log.warn({ task: data.TaskId, error: String(error) }, 'signs were not made')
    const failed = { State: 'Failed', Message: wordsFor(words, Language)('kit.failed') } as const
    await move(services, data, last ? failed : { State: 'Waiting' })
    throw error
  }
}

type ReadSign = { sign: KitSign; code: SignedCode; templates: SignTemplates }
/** The signs with their codes, some at once; those whose code is gone are passed over. */
async function* readSigns(services: Services, data: Making): AsyncGenerator<ReadSign> {
  const { GroupId, Signs } = data
  for (let from = 0; from < Signs.length; from += drawnAtOnce) {
    const some = Signs.slice(from, from + drawnAtOnce)
    const read = async (tx: Tx) => {
      const ids = some.map(one => one.QrCodeId)
      const chosen = some.map(one => one.PrintTemplate)
      return { codes: await readSignedCodes({ tx, GroupId }, ids), templates: await readTemplates({ tx, GroupId }, chosen) }
    }
    const { codes, templates } = await services.db.withTenant(GroupId, read, { readOnly: true })
    for (const sign of some) {
      const code = codes.get(sign.QrCodeId)
      if (code) yield { sign, code, templates }
    }
    await move(services, data, { State: 'Running', Done: from + some.length })
  }
}

/** Makes the ZIP of a kit piece by piece; each code is read back before its sign goes in. */
export const makePrintKit = job<KitMaking>(
  'printing.makeKit',
  async (context, data) => makeFile(context, data, 'application/zip', told => writeZip(kitSources(context.services, data, told.left))),
  { seconds: 1800 },
)

type DrawnSign = GuestSign & { readonly isReadable: boolean }
/** The signs of a kit as they are drawn, those of other features last; the code of each is read back. */
async function* drawSigns(services: Services, data: TestMaking): AsyncGenerator<DrawnSign> {
  const { GroupId } = data
  const pictures = openSignPictures({ files: services.files, GroupId })
  const judged = async (one: GuestSign) => ({ ...one, isReadable: !one.artwork.problems.some(isRefusal) && (await readsBack(one.artwork)) })
  const buildings = new Set<string>()
  for await (const { sign, code, templates } of readSigns(services, data)) {
    buildings.add(code.BuildingId)
    const terms = { baseUrl: services.config.baseUrl, Headline: sign.Headline, pictures, templates }
    yield judged({ sign, code, artwork: await drawSign(code, sign, terms) })
  }
  if (!data.WithPairs) return
  for (const guests of kitGuests.all())
    for await (const one of guests(services, { GroupId, BuildingIds: [...buildings], pictures })) yield judged(one)
}

async function* kitSources(services: Services, data: KitMaking, left: string[]): AsyncGenerator<ZipSource> {
  const { Language, FileFormat } = data
  const { baseUrl } = services.config
  const lines: KitLine[] = []
  for await (const { sign, code, artwork, isReadable } of drawSigns(services, data)) {
    if (!isReadable) {
      left.push(code.QrName)
      continue
    }
    const line: KitLine = {
      sign,
      code,
      link: printedLink(baseUrl, code.Address),
      file: nameInKit(sign, code, FileFormat),
      artwork: problemsOf(artwork),
    }
    lines.push(line)
    yield source(`signs/${line.file}`, await encodeSign(artwork, FileFormat, code.QrName))
  }
  if (lines.length === 0) return
  const t = wordsFor(words, Language)
  yield source(`${t('kit.index')}.pdf`, await pdfOfPages(t('kit.index'), indexPages(lines, Language)))
  const maps = await readKitMaps(services, data.GroupId, lines)
  const installation = installationPages(lines, maps.numbers, Language)
  yield source(`${t('kit.installation')}.pdf`, await pdfOfPages(t('kit.installation'), installation))
  if (maps.plans.length > 0) yield source(`${t('kit.map')}.pdf`, await pdfOfPages(t('kit.map'), mapPages(services, maps, lines, Language)))
  yield source(`${t('kit.table')}.csv`, Buffer.from(tableOfSigns(lines, Language)))
}

/** Makes the test kit: all signs, made smaller, on letter paper. */
export const makeTestKit = job<TestMaking>(
  'printing.makeTestKit',
  async (context, data) =>
    makeFile(context, data, 'application/pdf', async told => {
      const t = wordsFor(words, data.Language)
      const head = { title: t('kit.testTitle'), lead: t('kit.testLead') }
      return Readable.from([await pdfOfPages(head.title, testPages(testSigns(context.services, data, told.left), head))])
    }),
  { seconds: 1800 },
)

async function* testSigns(services: Services, data: TestMaking, left: string[]): AsyncGenerator<TestSign> {
  for await (const { sign, code, artwork, isReadable } of drawSigns(services, data)) {
    if (isReadable) yield { artwork, title: `${code.QrName} · ${code.SignId}`, lead: nameOption(sign) }
    else left.push(code.QrName)
  }
}

const problemsOf = ({ problems }: Artwork): string[] => problems.map(one => one.Slot)
const source = (name: string, bytes: Buffer): ZipSource => ({ name, content: Readable.from([bytes]) })

/** Makes a PDF of labels, as many of each sign as its quantity says. */
export const makeLabels = job<LabelMaking>(
  'printing.makeLabels',
  async (context, data) =>
    makeFile(context, data, 'application/pdf', async told => {
      const sheet = labelSheetOf(data.Sheet)
      if (!sheet) throw new Error(`${data.Sheet} is no sheet of labels`)
      const labels = labelArtworks(context.services, data, sheet.Label, told.left)
      return Readable.from([await pdfOfPages(data.FileName, labelPages(sheet, labels, data.Terms))])
    }),
  { seconds: 1800 },
)

async function* labelArtworks(
  services: Services,
  data: LabelMaking,
  [Width, Height]: readonly [number, number],
  left: string[],
): AsyncGenerator<Artwork> {
  const { baseUrl } = services.config
  const layout = layOut('Machine', { Width, Height }, labelMargin)
  for await (const { sign, code } of readSigns(services, data)) {
    const artwork = await composeSign(layout, contentOf(baseUrl, code, { Headline: sign.Headline, Color: '', Logo: null }))
    if (artwork.problems.some(isRefusal) || !(await readsBack(artwork))) left.push(code.QrName)
    else for (let n = 0; n < sign.Quantity; n++) yield artwork
  }
}
