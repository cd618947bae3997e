import { sql } from 'drizzle-orm'
import { oneOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetCustomForms as call } from '../contract.ts'
import { formType, inDays, readForms } from '../forms.server.ts'

type FormCount = { FormId: string; Count: number; LastDate: number }

export const GetCustomForms = handle(call, async (ctx, input) => {
  const [forms, period] = [await readForms(ctx), await readDays(ctx, input)]
  const codes = [...new Set(forms.map(one => one.QrCodeId))]
  const { rows } =
    codes.length === 0
      ? { rows: [] }
      : await ctx.tx.execute<FormCount>(sql`
          select s.form_id as "FormId", count(*)::int as "Count", (extract(epoch from max(s.created_date)) * 1000)::float as "LastDate"
          from form_submission s where s.group_id = ${ctx.GroupId} and ${oneOf(sql`s.subject_id`, codes)} and s.part = ${formType}${inDays(period)}
          group by 1`)
  const counted = new Map(rows.map(one => [one.FormId, one]))
  const Forms = forms.map(({ QrCodeId: _code, TimeZone: _zone, ...one }) => {
    const { Count, LastDate } = counted.get(one.FormId) ?? { Count: 0, LastDate: null }
    return { ...one, Count, LastDate: LastDate === null ? null : Math.floor(LastDate) }
  })
  return { Forms: Forms.toSorted((a, b) => b.Count - a.Count) }
})
