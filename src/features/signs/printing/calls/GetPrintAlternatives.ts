import { hints, misfit } from '../../../../core/hints.ts'
import { invalid, notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { listOfferedTemplates } from '../../templates/templates.server.ts'
import { readSignedCodes } from '../content.server.ts'
import { GetPrintAlternatives as call } from '../contract.ts'
import { listAlternatives, listFilterValues, listPrintTemplates, matchesChoice } from '../options.ts'
import { describeSetting } from '../settings.server.ts'

/** So many options are shown at once: filters find the others. */
const mostShown = 24

export const GetPrintAlternatives = handle(call, async (ctx, { QrCodeId, filter: { PrintTemplate, ...filter } }) => {
  const code = (await readSignedCodes(ctx, [QrCodeId])).get(QrCodeId)
  if (!code) throw notFound()
  const own = await listOfferedTemplates(ctx, 1)
  const Templates = [
    ...listPrintTemplates(code.QrType).map(({ Code }) => ({ Code, Name: Code, Orientation: undefined })),
    ...own.map(({ id, Name, Orientation }) => ({ Code: id, Name, Orientation })),
  ]
  const template = PrintTemplate === undefined ? undefined : Templates.find(one => one.Code === PrintTemplate)
  if (PrintTemplate !== undefined && !template) throw invalid([misfit('filter.PrintTemplate', hints.choice)])
  const all = listAlternatives(code, template)
  const found = all.filter(one => matchesChoice(one, filter))
  const names = new Map(own.map(({ id, Name }) => [id, Name]))
  return {
    ...listFilterValues(all),
    Templates: Templates.map(({ Code, Name }) => ({ Code, Name })),
    Options: found.slice(0, mostShown).map(one => describeSetting(one, false, names)),
    Total: found.length,
  }
})
