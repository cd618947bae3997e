import { and, eq, inArray } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { qrCode } from '../../../codes/qr/tables.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { figuresOf } from '../../feedback/figures.ts'
import { GetBestPlaces as call } from '../contract.ts'
import { fewestAnswers, mostPlaces } from '../model.ts'

export const GetBestPlaces = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const rows = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: [period], by: ['QrCodeId'] })
  const scored = rows
    .filter(one => one.Count >= fewestAnswers)
    .map(one => ({ QrCodeId: one.QrCodeId, mean: one.ScoreSum / one.Count, sums: one }))
    .toSorted((a, b) => b.mean - a.mean || b.sums.Count - a.sums.Count)
  const half = Math.min(mostPlaces, Math.ceil(scored.length / 2)) // no place is in both lists
  const [best, worst] = [scored.slice(0, half), scored.slice(half).slice(-mostPlaces).toReversed()]
  const ids = [...best, ...worst].map(one => one.QrCodeId)
  const codes = await ctx.tx
    .select({ id: qrCode.id, QrName: qrCode.QrName, Location: qrCode.Location })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, ctx.GroupId), inArray(qrCode.id, ids)))
  const named = new Map(codes.map(one => [one.id, one]))
  const shown = ({ QrCodeId, sums }: (typeof scored)[number]) => {
    const code = named.get(QrCodeId)
    const { AverageScore: CSAT, Count, CES, NPS } = figuresOf(sums)
    return code ? [{ QrCodeId, QrName: code.QrName, Location: code.Location, Count, CSAT, CES, NPS }] : []
  }
  return { Best: best.flatMap(shown), Worst: worst.flatMap(shown) }
})
