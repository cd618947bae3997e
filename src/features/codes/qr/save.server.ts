import type { Output, Parsed } from '../../../core/call.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { cleanedForm } from '../functionalities/richTexts.server.ts'
import { hiddenForm } from '../functionalities/secrets.server.ts'
import type { SaveQrCode } from './contract.ts'
import { changedTopic, insertQrCode, type QrItemRow, qrCodeById, updateQrCode } from './data.ts'
import { saveFacets } from './facets.server.ts'
import type { Item } from './model.ts'
import { type ItemsSent, itemsSent, webLink } from './rules.ts'

/** Adds a code, or saves it at the version that was read, with its history; every process is notified. */
export const saveQrCode = async (
  ctx: Ctx<'building'>,
  { QrCodeId, Version, GroupId: _group, BuildingId: _building, Facets, ...code }: Parsed<typeof SaveQrCode>,
): Promise<Output<typeof SaveQrCode>> => {
  const values = { ...code, GroupId: ctx.GroupId, BuildingId: ctx.BuildingId }
  const { Item: _item, Items: _items, Style: _style, ...place } = values
  const sent = itemsSent(values).map(({ item }) => item)
  const After = { ...place, ...named(values, sent.map(told)) }
  if (QrCodeId === undefined) {
    const made = await insertQrCode(ctx.tx, ctx.secret, values)
    const facets = await saveFacets(ctx, { ...values, ...made, id: made.QrCodeId, Retired: false }, Facets)
    ctx.audit({ Object: 'qr_code', ObjectId: made.QrCodeId, After: { ...After, ...facets.After } })
    return { ...made, Url: webLink(ctx.baseUrl, made.Address) }
  }
  const { code: before, items } = await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)
  const saved = await updateQrCode(ctx, { QrCodeId, Version }, values)
  const facets = await saveFacets(ctx, { ...values, ...saved, id: QrCodeId, Retired: before.Retired }, Facets)
  const [first] = sent
  const { Style: _old, ...Before } = before
  const its = values.Items ? items : items.slice(0, 1)
  ctx.audit({
    Object: 'qr_code',
    ObjectId: QrCodeId,
    Before: {
      ...Before,
      ...named(
        values,
        its.map(one => itemBefore(one, first ?? {})),
      ),
      ...facets.Before,
    },
    After: { ...After, ...facets.After },
  })
  await ctx.notify(changedTopic, saved.Address)
  return { ...saved, Url: webLink(ctx.baseUrl, saved.Address) }
}

// Form data as the history tells it: as it is kept, without its secrets.
const told = ({ TemplateId: _id, Rules, ...item }: Item) => ({
  ...item,
  TemplateFormData: hiddenForm(item.FunctionalityType, cleanedForm(item.FunctionalityType, item.TemplateFormData)),
  ...(Rules && { Rules }),
})

// One item is shown as such, several as a list.
const named = ({ Items }: ItemsSent, items: readonly object[]) => (Items && Items.length > 1 ? { Items: items } : { Item: items[0] })

// What a save sends of an item, as it was; its row has more.
const itemBefore = (item: QrItemRow, sent: object) => {
  const shown = { ...item, TemplateFormData: hiddenForm(item.FunctionalityType, item.TemplateFormData) }
  return Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => (name === 'Rules' ? value !== null : Object.hasOwn(sent, name))),
  )
}
