import { and, eq } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { may } from '../../../../core/permissions.ts'
import { notFound } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { building, buildingSection } from '../../../property/buildings/tables.ts'
import { pinTypes } from '../../../property/pins/model.ts'
import { definitions } from '../../functionalities/definitions.ts'
import { findScannable, leadsTo } from '../../functionalities/scannables.server.ts'
import { secretsShown } from '../../functionalities/secrets.server.ts'
import { exampleAddress, formOf, withCanSave } from '../../qr/rules.ts'
import { noRules } from '../../scanPage/itemRules.ts'
import type { Code, CodeItem } from '../../scanPage/scannable.server.ts'
import { brandingOf, brandOf } from '../brand.server.ts'
import { loadBundle } from '../bundle.server.ts'
import { PreviewScanPage as call } from '../contract.ts'
import { hubBody } from '../entry.server.ts'
import { readLinks } from '../links.server.ts'
import { bodyOf, pageOf } from '../showing.server.ts'

type PreviewInput = Parsed<typeof call>

export const PreviewScanPage = handle(call, async (ctx, asked) => {
  const { Item, Language: language, Part } = asked
  const code = await draftOf(ctx, asked)
  const bundle = await loadBundle()
  if (Part === 'Hub' || Part === 'StaffHub') {
    const entering = { pins: Part === 'StaffHub' ? pinTypes : [], moment: ctx.now.getTime() }
    const hub = hubBody(code, { ...entering, language, query: '' })
    return { Html: bundle.preview(pageOf(bundle, { code, language, token: null, body: hub })), LeadsTo: null }
  }
  const [item] = code.items
  if (!item || item.leadsTo) return { Html: '', LeadsTo: item?.leadsTo ?? null }
  const { store, thanks } = findScannable(Item.FunctionalityType)
  const body =
    Part === 'Thanks' && store
      ? { page: 'Thanks' as const, text: thanks?.({ item, language }) ?? null }
      : bodyOf({ code, item, language, values: {}, problems: {} })
  return { Html: bundle.preview(pageOf(bundle, { code, language, token: null, body })), LeadsTo: null }
})

/** The code that a save would make of what is typed. */
const draftOf = async (ctx: Ctx<'building'>, { Item: one, Items = [], Part, HubLook, Location, Floor }: PreviewInput): Promise<Code> => {
  const { GroupId, BuildingId } = ctx
  const [row] = await ctx.tx
    .select({ building, branding: buildingSection.Payload })
    .from(building)
    .leftJoin(buildingSection, brandingOf(GroupId))
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!row) throw notFound()
  const isHub = Part === 'Hub' || Part === 'StaffHub'
  const mayEdit = may(ctx.actor.Permissions, 'ManageLibraries')
  const items = (isHub ? Items : [one]).map((item, place) => draftItem(item, place, mayEdit))
  const linking = items.map(({ FunctionalityType, Form }) => ({ FunctionalityType, TemplateFormData: Form }))
  return {
    Address: exampleAddress,
    GroupId,
    QrCodeId: exampleAddress,
    QrName: '',
    QrType: one.QrType,
    EntityType: '',
    Location,
    Floor,
    Retired: false,
    PausedFrom: null,
    PausedUntil: null,
    leadsOn: null,
    Notice: null,
    HubLook,
    items,
    pins: [],
    links: await readLinks(ctx.tx, { GroupId, BuildingId }, linking),
    building: row.building,
    brand: brandOf(row.branding),
  }
}

/** An item as a save would keep its form. */
const draftItem = (
  { Name, Icon, FunctionalityType, QrType, Rules, TemplateFormData }: PreviewInput['Item'],
  place: number,
  mayEdit: boolean,
): CodeItem => {
  const kept = withCanSave(Object(formOf(definitions[FunctionalityType], TemplateFormData)), false)
  const Form = secretsShown(FunctionalityType, kept, mayEdit)
  const own = { id: String(place), LinkNumber: place, full: false, Rules: Rules ?? noRules }
  return { ...own, Name, Icon, FunctionalityType, QrType, Form, leadsTo: leadsTo(FunctionalityType, Form) }
}
