import { and, eq } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { hiddenForm, openForm } from '../../functionalities/secrets.server.ts'
import { readStyle } from '../../picture/files.server.ts'
import { GetQrCode as call } from '../contract.ts'
import { type QrItemRow, qrCodeById } from '../data.ts'
import { readFacets } from '../facets.server.ts'
import type { TemplateItem } from '../model.ts'
import { pictureUrl, printedLink, webLink } from '../rules.ts'

export const GetQrCode = handle(call, async (ctx, { QrCodeId }) => {
  const { code, items } = await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)
  const mayEdit = may(ctx.actor.Permissions, 'ManageLibraries')
  return {
    ...code,
    QrCodeId,
    TimeZone: await zoneOf(ctx.tx, code),
    Link: printedLink(ctx.baseUrl, code.Address),
    Url: webLink(ctx.baseUrl, code.Address),
    ImageUrl: pictureUrl(code.Address, code.Version),
    Style: code.Style && readStyle(code.Style),
    ReplacedFrom: code.ReplacedFrom?.getTime() ?? null,
    ReplacedUntil: code.ReplacedUntil?.getTime() ?? null,
    PausedFrom: code.PausedFrom?.getTime() ?? null,
    PausedUntil: code.PausedUntil?.getTime() ?? null,
    CreatedDate: code.CreatedDate.getTime(),
    ModifiedDate: code.ModifiedDate.getTime(),
    Items: items.map(item => shown(item, mayEdit ? ctx.secret : null)),
    Facets: await readFacets(ctx, QrCodeId),
  }
})

const zoneOf = async (tx: Tx, { GroupId, BuildingId }: { GroupId: string; BuildingId: string }): Promise<string> => {
  const of = and(eq(building.GroupId, GroupId), eq(building.id, BuildingId))
  const [place] = await tx.select({ TimeZone: building.TimeZone }).from(building).where(of)
  return place?.TimeZone ?? 'UTC'
}

// Encrypted fields are decrypted for editors, and left out for all others.
const shown = ({ id, TemplateFormData, ...item }: QrItemRow, secret: string | null): TemplateItem => ({
  ...item,
  TemplateId: id,
  TemplateFormData: secret
    ? openForm(secret, item.FunctionalityType, TemplateFormData)
    : hiddenForm(item.FunctionalityType, TemplateFormData),
})
