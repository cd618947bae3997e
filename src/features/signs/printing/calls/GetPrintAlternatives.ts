import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { readSignedCodes } from '../content.server.ts'
import { GetPrintAlternatives as call } from '../contract.ts'
import { listAlternatives, listFilterValues, matchesChoice } from '../options.ts'
import { describeSetting } from '../settings.server.ts'

/** So many options are shown at once: filters find the others. */
const mostShown = 24

export const GetPrintAlternatives = handle(call, async (ctx, { QrCodeId, filter }) => {
  const code = (await readSignedCodes(ctx, [QrCodeId])).get(QrCodeId)
  if (!code) throw notFound()
  const all = listAlternatives(code)
  const found = all.filter(one => matchesChoice(one, filter))
  return { ...listFilterValues(all), Options: found.slice(0, mostShown).map(one => describeSetting(one, false)), Total: found.length }
})
