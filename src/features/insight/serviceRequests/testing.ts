import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FeatureWays } from '../../../../test/ways.ts'
import { addRequest, rateRequest } from '../../codes/requests/data.ts'
import { visitorRequest } from '../../codes/requests/tables.ts'

/** How tests make what this feature lists. */
export const ways: FeatureWays = {
  rows: ({ group: { id: GroupId }, building: { id: BuildingId } }) => ({
    'Maintenance/GetMaintenanceFeedbackSummaries': {
      filter: { gId: GroupId },
      add: async tx => {
        const [id, now] = [randomUUID(), new Date()]
        const of = { QrCodeId: randomUUID(), ItemId: randomUUID(), FunctionalityType: 'Maintenance', Venue: null, Language: 'en' as const }
        await addRequest({ tx, GroupId, now }, { id, BuildingId, ...of, isWork: true, fields: [], answers: {} })
        await tx
          .update(visitorRequest)
          .set({ Status: 'Done', DoneDate: now })
          .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, id)))
        await rateRequest({ tx, GroupId, now }, id, { Score: 2, ScoreComment: 'Slow' })
      },
    },
  }),
}
