import { and, asc, eq } from 'drizzle-orm'
import { isEmpty, type Problem } from '../../../core/problem.ts'
import { lockRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { openForm, sealedForm } from '../../codes/functionalities/secrets.server.ts'
import { wifi } from '../../codes/functionalities/types/wifi/definition.ts'
import { codesInScope, setRetired } from '../../codes/qr/data.ts'
import type { Item } from '../../codes/qr/model.ts'
import { itemProblems } from '../../codes/qr/rules.ts'
import { saveQrCode } from '../../codes/qr/save.server.ts'
import { qrCode, qrItem } from '../../codes/qr/tables.ts'
import type { Connectivity } from '../surveyAnswers/sections/Connectivities/model.ts'
import { atKey, type FoundItem, lacking, makeFact, type TakeOverKind, type TakeOverPlace } from './kind.server.ts'
import type { TakenOver } from './tables.ts'

type FormData = Record<string, unknown>
type WifiCode = { code: typeof qrCode.$inferSelect; item: typeof qrItem.$inferSelect; form: FormData }
type Network = { Key: string; said: Connectivity; code: WifiCode | undefined }

/** Where a new code hangs until somebody says it better. */
const place = { Location: 'Lobby', Placement: 'QrCode', Floor: '', Unit: '', InstallationNote: '' } as const

/** Wi-Fi networks: a building keeps none itself, its Wi-Fi codes do. Each is the code with the same SSID, else a new code. */
export const wifiKind: TakeOverKind = {
  find: async at => (await findNetworks(at)).map(one => itemOf(at.ctx, one)),
  check: async (at, chosen) => {
    const networks = await findNetworks(at)
    return chosen.flatMap(({ item }) => {
      const one = networks.find(({ Key }) => Key === item.Key)
      return one ? itemProblems(codeItem(one)).map(wrong => atNetwork(one.Key, wrong)) : []
    })
  },
  take: async (at, chosen) => {
    const networks = await findNetworks(at)
    const done: TakenOver[] = []
    for (const { item } of chosen) {
      const one = networks.find(({ Key }) => Key === item.Key)
      if (one) done.push(await takeNetwork(at.ctx, one))
    }
    return done
  },
  undo: async ({ ctx }, all) => {
    const left: TakenOver[] = []
    for (const one of all.toReversed()) if (!(await undoNetwork(ctx, one))) left.push(one)
    return left
  },
}

const fieldIn = (key: string) => (field: string) => `${key}.${field.replace(/^(Item\.)?TemplateFormData\./, '')}`
const atNetwork = (key: string, problem: Problem): Problem => ({ ...problem, Field: fieldIn(key)(problem.Field) })

const findNetworks = async ({ ctx, answers }: TakeOverPlace): Promise<Network[]> => {
  const networks = (answers.Connectivities?.Connectivities ?? []).filter(({ SSID }) => !isEmpty(SSID))
  if (networks.length === 0) return []
  const codes = await wifiCodes(ctx)
  return networks.map(said => ({ Key: `Wifi.${said.id}`, said, code: codes.find(({ form }) => form.SSID === said.SSID.trim()) }))
}

/** The building's Wi-Fi codes with their forms open, those in service first. */
const wifiCodes = async (ctx: Ctx<'building'>): Promise<WifiCode[]> => {
  const rows = await ctx.tx
    .select({ code: qrCode, item: qrItem })
    .from(qrCode)
    .innerJoin(qrItem, and(eq(qrItem.GroupId, qrCode.GroupId), eq(qrItem.QrCodeId, qrCode.id)))
    .where(and(codesInScope(ctx), eq(qrCode.QrType, wifi.QrType), eq(qrItem.FunctionalityType, wifi.type), eq(qrItem.Position, 0)))
    .orderBy(asc(qrCode.Retired), asc(qrCode.SignId))
  return rows.map(row => ({ ...row, form: openForm(ctx.secret, wifi.type, row.item.TemplateFormData) }))
}

const formOf = ({ said, code }: Network): FormData => {
  const NetworkType = said.NetworkType === 'Unsecured' ? 'nopass' : (said.NetworkType ?? undefined)
  const { CanSave: _flag, ...kept }: FormData = code?.form ?? wifi.initial
  return { ...kept, SSID: said.SSID.trim(), NetworkType, Password: NetworkType === 'nopass' ? '' : (said.Password ?? '') }
}

const codeItem = (network: Network): Item => ({
  Name: network.code?.item.Name ?? { en: wifi.Label.en, es: wifi.Label.es },
  Icon: network.code?.item.Icon ?? wifi.Icon,
  FunctionalityType: wifi.type,
  QrType: wifi.QrType,
  TemplateFormData: formOf(network),
})

const typeName = (type: unknown): string => (type === 'nopass' ? 'Unsecured' : typeof type === 'string' ? type : '')

const itemOf = (ctx: Ctx<'building'>, network: Network): FoundItem => {
  const { Key, said, code } = network
  const form = formOf(network)
  const isSet = (password: unknown) => (isEmpty(password) ? '' : 'set')
  const password = { ...makeFact('Password', isSet(form.Password), isSet(code?.form.Password), 'secret') }
  const Facts = [
    makeFact('SSID', said.SSID, code?.form.SSID),
    makeFact('NetworkType', said.NetworkType, typeName(code?.form.NetworkType)),
    ...(form.NetworkType === 'nopass' ? [] : [{ ...password, Differs: form.Password !== code?.form.Password }]),
  ]
  const OutOfUse = code?.code.Retired === true
  return {
    Key,
    Group: 'Wifi',
    Name: said.SSID.trim(),
    State: code ? (OutOfUse || Facts.some(one => one.Differs) ? 'Differs' : 'Same') : 'New',
    Match: code ? { Name: `${code.code.QrName} #${code.code.SignId}`, By: 'SSID', OutOfUse } : null,
    Facts,
    Fill: null,
    Needs: lacking(ctx.actor.Permissions, 'Wifi'),
  }
}

const takeNetwork = async (ctx: Ctx<'building'>, network: Network): Promise<TakenOver> => {
  const { Key, said, code } = network
  const [GroupId, BuildingId, Item] = [ctx.GroupId, ctx.BuildingId, codeItem(network)]
  const did = { Group: 'Wifi' as const, Key, Name: said.SSID.trim() }
  if (!code) {
    const QrName = `Wi-Fi ${said.SSID.trim()}`
    const made = await atKey(fieldIn(Key), () => saveQrCode(ctx, { GroupId, BuildingId, ...place, QrName, Item }))
    return { ...did, ObjectId: made.QrCodeId, Before: null, After: { Version: made.Version } }
  }
  const restored = code.code.Retired ? await setRetired(ctx, code.code.id, false) : code.code
  const saved = await atKey(fieldIn(Key), () => changeForm(ctx, { ...code.code, Version: restored.Version }, Item))
  const Before = { Retired: code.code.Retired, Form: sealedForm(ctx.secret, wifi.type, code.form) }
  return { ...did, ObjectId: code.code.id, Before, After: { Version: saved.Version } }
}

const changeForm = (ctx: Ctx<'building'>, code: WifiCode['code'], Item: Item) => {
  const { QrName, Location, Placement, Floor, Unit, InstallationNote, Version, id: QrCodeId, Style } = code
  const where = { QrName, Location, Placement, Floor, Unit, InstallationNote }
  const style = Style && { Style: Style as never } // as it was kept through the contract
  return saveQrCode(ctx, { GroupId: ctx.GroupId, BuildingId: ctx.BuildingId, QrCodeId, Version, ...where, ...style, Item })
}

const undoNetwork = async (ctx: Ctx<'building'>, { ObjectId, Before, After }: TakenOver): Promise<boolean> => {
  const row = await lockRecord(ctx, qrCode, and(codesInScope(ctx), eq(qrCode.id, ObjectId)))
  if (row.Retired) return true // it is out of service already
  if (row.Version !== After.Version) return false
  if (Before) {
    const [code] = (await wifiCodes(ctx)).filter(one => one.code.id === ObjectId)
    if (!code) return false
    const { CanSave: _flag, ...TemplateFormData } = openForm(ctx.secret, wifi.type, Object(Before.Form))
    const { Name, Icon, QrType } = code.item
    await changeForm(ctx, row, { Name, Icon, FunctionalityType: wifi.type, QrType, TemplateFormData })
  }
  if (!Before || Before.Retired === true) await setRetired(ctx, ObjectId, true)
  return true
}
