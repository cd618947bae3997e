import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { namedDays } from '../../../property/buildings/period.server.ts'
import { placesOfAll } from '../../../property/buildings/places.server.ts'
import { noSums, plus } from '../../feedback/figures.ts'
import { GetAccountFeedback as call } from '../contract.ts'
import { rowScores, topScores } from '../rules.ts'

export const GetAccountFeedback = handle(call, async (ctx, input) => {
  const period = namedDays(input, 'UTC', ctx.now)
  const { accounts, sums } = await ctx.system(
    'scores of all accounts',
    async tx => {
      const { rows: accounts } = await tx.execute<{ GroupId: string; GroupName: Localized }>(
        sql`select id as "GroupId", group_name as "GroupName" from account_group where archived_date is null order by lower(group_name->>'en'), id`,
      )
      return { accounts, sums: await readAnswerSums(tx, { scope: placesOfAll, periods: [period], by: ['GroupId'] }) }
    },
    { readOnly: true },
  )
  const byAccount = new Map(sums.map(one => [one.GroupId, one]))
  const Summaries = accounts.map(one => ({ ...one, ...rowScores(byAccount.get(one.GroupId) ?? noSums) }))
  return { Summaries, ...topScores(sums.reduce(plus, noSums)) }
})
