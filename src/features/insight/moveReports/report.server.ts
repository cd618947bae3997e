import { type SQL, sql } from 'drizzle-orm'
import type { Output, Parsed } from '../../../core/call.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import type { GetMoveReport } from './contract.ts'
import { conditionStars, type MoveCharge, type MoveKind, mostMoves } from './model.ts'

type Report = Output<typeof GetMoveReport>
/** What the figures of a move are made of. */
type MoveFacts = { Rating: number | null; Items: number; Failed: number; Charges: readonly MoveCharge[] }
type MoveRow = Omit<MoveFacts, 'Failed' | 'Charges'> & {
  id: string
  Number: number
  Name: string
  Unit: string
  Day: string | null
  CreatedDate: string
  FailedItems: string[]
  Photos: number
  Charges: MoveCharge[]
  Version: number
}

/** Moves of a period: the newest are listed, all of them are counted. */
export const readMoveReport = async (ctx: GroupCtx, { kind, ...days }: Parsed<typeof GetMoveReport>): Promise<Report> => {
  const { start, end } = await readDays(ctx, days)
  const period = sql`${start ? sql`and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}`
  const moves = movesIn(ctx, kind, period)
  const found = await listMoves(ctx, moves)
  const More = found.length > mostMoves
  const listed = found.slice(0, mostMoves)
  const facts: readonly MoveFacts[] = More
    ? await readFacts(ctx, moves)
    : listed.map(({ FailedItems, ...row }) => ({ ...row, Failed: FailedItems.length }))
  const Rows = listed.map(({ Rating, CreatedDate, ...row }) => ({
    ...row,
    CreatedDate: new Date(CreatedDate).getTime(),
    Score: scoreOf(kind, { Rating, Items: row.Items, Failed: row.FailedItems.length }),
  }))
  return { ...figuresOf(kind, facts), Rows, More }
}

const scoreOf = (kind: MoveKind, { Rating, Items, Failed }: Omit<MoveFacts, 'Charges'>): number | null =>
  kind === 'MoveOut' ? conditionStars(Items, Failed) : Rating

const figuresOf = (kind: MoveKind, moves: readonly MoveFacts[]): Omit<Report, 'Rows' | 'More'> => {
  const scores = moves.flatMap(one => scoreOf(kind, one) ?? [])
  return {
    Moves: moves.length,
    AverageScore: scores.length > 0 ? scores.reduce((sum, one) => sum + one, 0) / scores.length : null,
    StarBuckets: [5, 4, 3, 2, 1].map(Score => ({ Score, Count: scores.filter(one => Math.max(1, Math.round(one)) === Score).length })),
    Failed: moves.reduce((sum, one) => sum + one.Failed, 0),
    Charges: moves.reduce((sum, one) => sum + sumOf(one.Charges), 0),
  }
}

const sumOf = (charges: readonly MoveCharge[]): number => charges.reduce((sum, one) => sum + one.Amount, 0)

// An item is a question with one answer of several; its first answer is the best state.
const movesIn = (ctx: GroupCtx, kind: MoveKind, period: SQL): SQL => {
  const { GroupId } = ctx
  return sql`from visitor_request r
      left join move_charge c on c.group_id = ${GroupId} and c.id = r.id
      left join lateral (
        select count(*) as items, array_agg(concat(f.field->'Text'->>'en', ': ', coalesce(o.choice->'Text'->>'en', a.opts[1])) order by f.n)
          filter (where a.opts[1] <> f.field->'Choices'->0->>'Value') as failed
        from form_submission s join form_version v on v.group_id = ${GroupId} and v.id = s.form_version_id
          cross join lateral jsonb_array_elements(v.fields) with ordinality f(field, n)
          join form_answer a on a.group_id = ${GroupId} and a.submission_id = s.id and a.code = f.field->>'Code' and a.opts is not null
          left join lateral (select x as choice from jsonb_array_elements(f.field->'Choices') x where x->>'Value' = a.opts[1] limit 1) o on true
        where s.group_id = ${GroupId} and s.id = r.submission_id and f.field->>'Style' = 'scan.SingleChoice' and jsonb_array_length(f.field->'Choices') > 1
      ) i on r.functionality_type = 'MoveOut'
    where r.group_id = ${GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type = ${kind} and r.status <> 'Cancelled' ${period}`
}

const listMoves = async ({ tx, GroupId }: GroupCtx, moves: SQL): Promise<MoveRow[]> => {
  const { rows } = await tx.execute<MoveRow>(sql`
    select r.id, r.number as "Number", r.name as "Name", r.unit as "Unit", r.day::text as "Day", r.created_date as "CreatedDate", r.score as "Rating",
      coalesce(i.items, 0)::int as "Items", coalesce(i.failed, '{}') as "FailedItems",
      coalesce((select sum(cardinality(p.files)) from form_answer p where p.group_id = ${GroupId} and p.submission_id = r.submission_id), 0)::int as "Photos",
      coalesce(c.charges, '[]'::jsonb) as "Charges", coalesce(c.version, 0) as "Version"
    ${moves} order by r.created_date desc, r.id limit ${mostMoves + 1}`)
  return rows
}

const readFacts = async ({ tx }: GroupCtx, moves: SQL): Promise<MoveFacts[]> => {
  const { rows } = await tx.execute<MoveFacts>(sql`
    select r.score as "Rating", coalesce(i.items, 0)::int as "Items", coalesce(cardinality(i.failed), 0)::int as "Failed",
      coalesce(c.charges, '[]'::jsonb) as "Charges" ${moves}`)
  return rows
}
