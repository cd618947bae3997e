import { sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { readAnsweredForm } from '../../../base/fields/answeredForm.server.ts'
import { choiceTextIn } from '../../../base/fields/fieldType.ts'
import type { FieldAnswer } from '../../../base/fields/model.ts'
import { linkFile } from '../../../base/files/links.server.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { GetMoveComparison as call, type MoveState } from '../contract.ts'

type StateRow = {
  id: string
  Number: number
  Day: string | null
  CreatedDate: string
  SubmissionId: string
  Unit: string
  BuildingId: string
}

export const GetMoveComparison = handle(call, async (ctx, { RequestId }) => {
  const now = await readState(ctx, sql`r.id = ${RequestId}`)
  if (!now) throw notFound()
  const { row, state } = now
  // The home is the same where its unit is, as names are compared.
  const isBefore = sql`r.building_id = ${row.BuildingId} and name_key(r.unit) = name_key(${row.Unit}) and r.unit <> ''
    and (r.created_date, r.id) < (${new Date(row.CreatedDate)}::timestamptz, ${row.id}::uuid)`
  const before = await readState(ctx, isBefore)
  return { Unit: row.Unit, Now: state, Before: before?.state ?? null }
})

/** The newest move-out that is meant, with the state of each item and the photos; null: there is none. */
const readState = async (ctx: GroupCtx, which: ReturnType<typeof sql>): Promise<{ row: StateRow; state: MoveState } | null> => {
  const { rows } = await ctx.tx.execute<StateRow>(sql`
    select r.id, r.number as "Number", r.day::text as "Day", r.created_date as "CreatedDate", r.submission_id as "SubmissionId", r.unit as "Unit", r.building_id as "BuildingId"
    from visitor_request r where r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type = 'MoveOut' and r.status <> 'Cancelled'
      and ${which} order by r.created_date desc, r.id desc limit 1`)
  const row = rows[0]
  if (!row) return null
  const { fields, answers } = await readAnsweredForm(ctx, row.SubmissionId)
  const Items = fields.flatMap(field => {
    const answer = answers[field.Code]
    if (field.Style !== 'scan.SingleChoice' || field.Choices.length < 2 || typeof answer !== 'string') return []
    return [{ Item: field.Text, State: choiceTextIn(field, answer, ctx.language), Failed: answer !== field.Choices[0]?.Value }]
  })
  const Photos = fields.flatMap(field => filesIn(answers[field.Code]).map(file => linkFile(ctx, file)))
  const { id, Number, Day, CreatedDate } = row
  return { row, state: { RequestId: id, Number, Day, CreatedDate: new Date(CreatedDate).getTime(), Items, Photos } }
}

const filesIn = (answer: FieldAnswer | undefined) =>
  Array.isArray(answer) ? answer.flatMap(one => (typeof one === 'object' && 'FileId' in one ? [one] : [])) : []
