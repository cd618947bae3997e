import { and, eq, inArray, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { countWords, newestComments } from '../../../codes/answers/comments.server.ts'
import { type AnswerSums, readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { building } from '../../../property/buildings/tables.ts'
import { makeCloud } from '../../feedback/cloud.server.ts'
import { figuresOf, noSums, plus } from '../../feedback/figures.ts'
import { mostWords } from '../../feedback/model.ts'
import { GetReviewAnalytics as call } from '../contract.ts'
import { mostProperties, type RatedBuilding } from '../model.ts'

const sources = { Google: ['Google'], Feedback: ['Sign', 'Request', 'Event'] } as const

export const GetReviewAnalytics = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const read = (of: keyof typeof sources) =>
    readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: [period], by: ['BuildingId'], only: { Source: sources[of] } })
  const cloud = async (of: keyof typeof sources) =>
    makeCloud(await countWords(ctx, newestComments(ctx, period, sql`f.source in ${[...sources[of]]}`), 4 * mostWords), undefined).WordClouds
  const [google, own] = [await read('Google'), await read('Feedback')]
  const ids = [...new Set([...google, ...own].map(one => one.BuildingId))]
  const names =
    ctx.BuildingId || ids.length === 0
      ? []
      : await ctx.tx
          .select({ BuildingId: building.id, BuildingName: building.Name })
          .from(building)
          .where(and(eq(building.GroupId, ctx.GroupId), inArray(building.id, ids)))
  const [ofGoogle, ofOwn] = [figuresOf(google.reduce(plus, noSums)), figuresOf(own.reduce(plus, noSums))]
  const [best, bestOwn] = [rateBuildings(names, google), rateBuildings(names, own)]
  return {
    GoogleAvgRating: ofGoogle.AverageScore,
    GoogleRatingCount: ofGoogle.Count,
    GoogleRatingClouds: await cloud('Google'),
    GoogleRatingTopOnBuilding: best.slice(0, mostProperties),
    GoogleRatingBottomOnBuilding: best.toReversed().slice(0, mostProperties),
    FeedbackCount: ofOwn.Count,
    FeedbackCommentAvg: ofOwn.AverageScore,
    FeedbackCommentClouds: await cloud('Feedback'),
    CommentTopOnBuilding: bestOwn.slice(0, mostProperties),
    CommentBottomOnBuilding: bestOwn.toReversed().slice(0, mostProperties),
  }
})

/** Buildings with ratings, the best first. */
const rateBuildings = (
  names: readonly Pick<RatedBuilding, 'BuildingId' | 'BuildingName'>[],
  sums: readonly AnswerSums<'BuildingId'>[],
): RatedBuilding[] =>
  names
    .flatMap(one => {
      const { AverageScore, Count } = figuresOf(sums.filter(each => each.BuildingId === one.BuildingId).reduce(plus, noSums))
      return AverageScore === null ? [] : [{ ...one, RatingAvg: AverageScore, Count }]
    })
    .toSorted((a, b) => b.RatingAvg - a.RatingAvg || b.Count - a.Count)
