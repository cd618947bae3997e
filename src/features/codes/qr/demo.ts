import { and, eq, isNull, sql } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { tellDemoChanges } from '../../base/history/demo.ts'
import { buildingsDemo, type DemoBuilding, demoBuildings, type MadeBuilding } from '../../property/buildings/demo.ts'
import { definitions } from '../functionalities/definitions.ts'
import { type DemoCode, listDemoCodes } from '../functionalities/demo.ts'
import { insertQrCode } from './data.ts'
import type { Item } from './model.ts'
import { qrCodeProblems, webLink } from './rules.ts'
import { codeAddress, qrCode, qrItem } from './tables.ts'

/** A code of the demo world, its first item, where it hangs, and the number of its sign. */
export type MadeCode = MadeBuilding & { QrCodeId: string; ItemId: string; SignId: string; code: DemoCode }

const DAY = 86_400_000
const openToVisitors = 'Lobby Feedback'
const firstSign = 20100

/** What the codes of a building do, by the rules of their types. The first were hung up when the two years began. */
export const qrDemo = demoPart('codes/qr', making => makeAll(making), {
  visitorPage: (tx, account, baseUrl) => findVisitorPage(tx, account, baseUrl),
})

const makeAll = async (making: DemoMaking): Promise<readonly MadeCode[]> => {
  const all: MadeCode[] = []
  for (const made of buildingsDemo.made(making)) {
    const codes = await makeCodes(making, made)
    making.count({ 'QR code': codes.length })
    all.push(...codes)
  }
  const renamed = all.find(({ code }) => code.QrName === openToVisitors)
  if (renamed) await tellRenaming(making, renamed)
  return all
}

/** The codes of a building with the numbers of their signs. */
export const listSigns = ({ Code }: DemoBuilding): { SignId: string; code: DemoCode }[] => {
  const place = firstSign + demoBuildings.findIndex(one => one.Code === Code) * 100
  return listDemoCodes(Code).map((code, i) => ({ SignId: String(place + i + 1), code }))
}

const makeCodes = async ({ tx, site, from, to }: DemoMaking, made: MadeBuilding): Promise<MadeCode[]> => {
  const codes: MadeCode[] = []
  const touched: { q: string; m: number }[] = []
  const { GroupId, BuildingId, building } = made
  const signs = listSigns(building)
  for (const { SignId, code: drawn } of signs.toSorted((a, b) => Number(!!a.code.linked) - Number(!!b.code.linked))) {
    const code = drawn.linked ? { ...drawn, form: drawn.linked(await findItems({ tx, GroupId }, codes)) } : drawn
    const random = mulberry32(hashText(`code ${building.Code} ${SignId}`))
    const { QrName, Location, Floor, InstallationNote } = code
    const row = { QrName, Location, Floor, InstallationNote, ...doesOf(code) }
    requireNoProblems(`code ${SignId}`, qrCodeProblems(row))
    const CreatedDate = new Date(from.getTime() - random() * 20 * DAY)
    const { QrCodeId, TemplateIds } = await insertQrCode(tx, site.secret, {
      ...row,
      GroupId,
      BuildingId,
      SignId: Number(SignId),
      CreatedDate,
    })
    codes.push({ ...made, QrCodeId, ItemId: TemplateIds[0] ?? QrCodeId, SignId, code })
    touched.push({ q: QrCodeId, m: to.getTime() - random() ** 2 * (to.getTime() - from.getTime()) })
  }
  await tx.execute(sql`update qr_code set modified_date = to_timestamp(m / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t(q uuid, m double precision) where group_id = ${GroupId} and id = q`)
  return codes
}

/** The first item of a code that was made before, by the code's name. */
const findItems = async ({ tx, GroupId }: Pick<DemoMaking, 'tx'> & { GroupId: string }, codes: readonly MadeCode[]) => {
  const rows = await tx
    .select({ HubId: qrItem.QrCodeId, ItemId: qrItem.id })
    .from(qrItem)
    .where(and(eq(qrItem.GroupId, GroupId), eq(qrItem.Position, 0)))
  return (QrName: string) => {
    const made = codes.find(({ code }) => code.QrName === QrName)
    const found = rows.find(({ HubId }) => HubId === made?.QrCodeId)
    if (!found) throw new Error(`There is no code ${QrName}`)
    return found
  }
}

/** The item of a code, or the buttons of a hub. */
const doesOf = (code: DemoCode) => {
  if (!code.hub) return { Item: itemOf(code) }
  const Items = code.hub.items.map(({ type: FunctionalityType, Name, Icon, form, Rules }): Item => {
    const { QrType } = definitions[FunctionalityType]
    return { Name, Icon, FunctionalityType, QrType, TemplateFormData: form, Rules }
  })
  return { Placement: 'QrHub' as const, HubLook: code.hub.look, Items }
}

/** The template item of a code. */
const itemOf = ({ FunctionalityType, form }: DemoCode): Item => {
  const { Label, Icon, QrType } = definitions[FunctionalityType]
  return { Name: { en: Label.en, es: Label.es }, Icon, FunctionalityType, QrType, TemplateFormData: form }
}

const tellRenaming = (making: DemoMaking, { GroupId, QrCodeId: ObjectId, code }: MadeCode): Promise<void> => {
  const { QrName, InstallationNote } = code
  const states = { Before: { QrName: 'Lobby', InstallationNote: 'On the concierge desk' }, After: { QrName, InstallationNote } }
  return tellDemoChanges(making, GroupId, [
    { who: 'Sofia Lindqvist', days: 6, Call: 'QrCode/SaveQrCode', Object: 'qr_code', ObjectId, ...states },
  ])
}

/** The page of a code of the demo account that a visitor may open now; undefined where there is none. */
const findVisitorPage = async (tx: Tx, GroupId: GroupId, baseUrl: string): Promise<string | undefined> => {
  const isOpen = and(eq(qrCode.Retired, false), isNull(qrCode.PausedFrom), isNull(qrCode.ReplacedBy))
  const [code] = await tx
    .select({ QrCodeId: qrCode.id })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.QrName, openToVisitors), isOpen))
    .orderBy(qrCode.CreatedDate)
    .limit(1)
  if (!code) return undefined
  const ofCode = and(eq(codeAddress.GroupId, GroupId), eq(codeAddress.QrCodeId, code.QrCodeId))
  const [found] = await tx.select({ Address: codeAddress.Address }).from(codeAddress).where(ofCode).limit(1)
  return found && webLink(baseUrl, found.Address)
}
