import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { DemoMaking } from '../../../../platform/demo/part.ts'
import type { MadeBuilding } from '../../../property/buildings/demo.ts'
import { keepDemoNotifications } from '../../../property/notifications/demo.ts'
import { feedback } from '../../answers/tables.ts'

const DAY = 86_400_000
/** So much of what was rated badly lately do people find at their bell. */
const [weeks, mostOfBuilding] = [5, 12]

/** What the people of a building were told of its newest bad scores. */
export const tellBadScores = async (making: DemoMaking, { GroupId, BuildingId }: Pick<MadeBuilding, 'GroupId' | 'BuildingId'>) => {
  const since = new Date(making.to.getTime() - weeks * 7 * DAY)
  const here = and(eq(feedback.GroupId, GroupId), eq(feedback.BuildingId, BuildingId))
  const rows = await making.tx
    .select({ SubjectId: feedback.id, at: feedback.SubmitDate })
    .from(feedback)
    .where(and(here, gt(feedback.SubmitDate, since), lte(feedback.Score, 2)))
    .orderBy(desc(feedback.SubmitDate), desc(feedback.id))
    .limit(mostOfBuilding)
  await keepDemoNotifications(
    making,
    rows.map(row => ({ ...row, GroupId, What: 'feedback' })),
  )
}
