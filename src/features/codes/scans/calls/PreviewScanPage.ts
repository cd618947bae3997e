import { and, eq } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { may } from '../../../../core/permissions.ts'
import { notFound } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { building, buildingSection } from '../../../property/buildings/tables.ts'
import { findScannable, leadsTo } from '../../functionalities/scannables.server.ts'
import { secretsShown } from '../../functionalities/secrets.server.ts'
import { exampleAddress } from '../../qr/rules.ts'
import type { Code } from '../../scanPage/scannable.server.ts'
import { brandingOf, brandOf } from '../brand.server.ts'
import { loadBundle } from '../bundle.server.ts'
import { PreviewScanPage as call } from '../contract.ts'
import { readLinks } from '../links.server.ts'
import { bodyOf, pageOf } from '../showing.server.ts'

type Asked = Parsed<typeof call>

export const PreviewScanPage = handle(call, async (ctx, asked) => {
  const { Item, Language: language, Part } = asked
  const code = await draftOf(ctx, asked)
  const [item] = code.items
  if (!item || item.leadsTo) return { Html: '', LeadsTo: item?.leadsTo ?? null }
  const { store, thanks } = findScannable(Item.FunctionalityType)
  const body =
    Part === 'Thanks' && store
      ? { page: 'Thanks' as const, text: thanks?.({ item, language }) ?? null }
      : bodyOf({ code, item, language, values: {}, problems: {} })
  const bundle = await loadBundle()
  return { Html: bundle.preview(pageOf(bundle, { code, language, token: null, body })), LeadsTo: null }
})

/** The code that a save would make of what is typed. */
const draftOf = async (ctx: Ctx<'building'>, { Item, Location, Floor }: Asked): Promise<Code> => {
  const { GroupId, BuildingId } = ctx
  const [row] = await ctx.tx
    .select({ building, branding: buildingSection.Payload })
    .from(building)
    .leftJoin(buildingSection, brandingOf(GroupId))
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!row) throw notFound()
  const { FunctionalityType, QrType, Name } = Item
  const Form = secretsShown(FunctionalityType, Item.TemplateFormData, may(ctx.actor.Permissions, 'ManageLibraries'))
  return {
    Address: exampleAddress,
    GroupId,
    QrCodeId: exampleAddress,
    QrName: '',
    QrType,
    EntityType: '',
    Location,
    Floor,
    Retired: false,
    items: [{ id: exampleAddress, Name, FunctionalityType, QrType, Form, leadsTo: leadsTo(FunctionalityType, Form) }],
    links: await readLinks(ctx.tx, { GroupId, BuildingId }, [{ FunctionalityType, TemplateFormData: Form }]),
    building: row.building,
    brand: brandOf(row.branding),
  }
}
