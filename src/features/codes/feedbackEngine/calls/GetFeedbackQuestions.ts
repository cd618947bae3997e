import { dayIn } from '../../../../core/days.ts'
import { addDays } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { readAnswerSums } from '../../answers/sums.server.ts'
import { GetFeedbackQuestions as call } from '../contract.ts'
import { countedDays, mostQuestions } from '../model.ts'
import { countComments, listQuestions } from '../questions.server.ts'

export const GetFeedbackQuestions = handle(call, async ctx => {
  const all = await listQuestions(ctx)
  const last = dayIn('UTC', ctx.now.getTime())
  const days = { first: addDays(last, 1 - countedDays), last }
  const rows = await readAnswerSums(ctx.tx, {
    scope: placesOf(ctx),
    periods: [days],
    by: ['EntityType', 'Role'],
    only: { QrType: ['Feedback'] },
  })
  const comments = await countComments(ctx, days)
  const sums = Map.groupBy(rows, one => one.EntityType)
  const Places = [...Map.groupBy(all.slice(0, mostQuestions), one => one.EntityType)].map(([EntityType, questions]) => {
    const own = sums.get(EntityType) ?? []
    const sum = (field: 'Count' | 'CESCount' | 'NPSCount') => own.reduce((n, one) => n + one[field], 0)
    return {
      EntityType,
      Answers: sum('Count'),
      CES: sum('CESCount'),
      NPS: sum('NPSCount'),
      Comments: comments.get(EntityType) ?? 0,
      Roles: own.flatMap(({ Role, Count }) => (Role === '' ? [] : [{ Role, Answers: Count }])).toSorted((a, b) => b.Answers - a.Answers),
      Questions: questions.map(({ EntityType: _place, ...one }) => one),
    }
  })
  return { Places: Places.toSorted((a, b) => b.Answers - a.Answers), IsCapped: all.length > mostQuestions }
})
