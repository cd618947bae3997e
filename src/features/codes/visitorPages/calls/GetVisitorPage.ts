import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { loadBundle } from '../bundle.server.ts'
import { readCode } from '../codes.server.ts'
import { GetVisitorPage as call } from '../contract.ts'
import { hubBody, itemAsked } from '../entry.server.ts'
import { bodyOf, pageOf } from '../showing.server.ts'

export const GetVisitorPage = handle(call, async (ctx, { QrCodeId, ItemId, Language: language }) => {
  const code = await readCode(ctx.tx, { group: ctx.GroupId, QrCodeId, secret: ctx.secret })
  if (!code || code.building.id !== ctx.BuildingId) throw notFound()
  const bundle = await loadBundle()
  if (ItemId === undefined && code.items.length > 1) {
    const body = hubBody(code, { pins: [], moment: ctx.now.getTime(), language, query: '' })
    return { Html: bundle.preview(pageOf(bundle, { code, language, token: null, body })), LeadsTo: null }
  }
  const item = itemAsked(code, ItemId)
  // Pages of staff are not shown to customers.
  if (!item || (ctx.actor.Kind === 'Anonymous' && item.Rules.ShownTo === 'Staff')) throw notFound()
  if (item.leadsTo) return { Html: '', LeadsTo: item.leadsTo }
  const body = bodyOf({ code, item, language, values: {}, problems: {} })
  return { Html: bundle.preview(pageOf(bundle, { code, language, token: null, body })), LeadsTo: null }
})
