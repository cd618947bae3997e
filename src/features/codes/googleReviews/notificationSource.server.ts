import { and, eq, isNotNull } from 'drizzle-orm'
import { wordsFor } from '../../../platform/words.ts'
import { type NotificationSource, ofWholeBuilding } from '../../property/notifications/sources.server.ts'
import { reviewLocation, reviewSource } from './tables.ts'
import { words } from './words.ts'

/** Google no longer takes the consent that somebody has given: told to them alone, in the ways that they have chosen. */
export const reviewsStoppedSource: NotificationSource = {
  What: 'reviewsStopped',
  may: 'SocialReputationReport',
  read: async ({ tx, GroupId, SubjectId }) => {
    const [source] = await tx
      .select()
      .from(reviewSource)
      .where(and(eq(reviewSource.GroupId, GroupId), eq(reviewSource.id, SubjectId), eq(reviewSource.State, 'Refused')))
    // A notification is of a building: of the first one whose reviews no longer come.
    const [location] = await tx
      .select({ BuildingId: reviewLocation.BuildingId })
      .from(reviewLocation)
      .where(and(eq(reviewLocation.GroupId, GroupId), isNotNull(reviewLocation.BuildingId)))
      .orderBy(reviewLocation.Title, reviewLocation.id)
      .limit(1)
    if (!source || !location?.BuildingId) return null
    return {
      Kind: 'ReviewsStopped',
      BuildingId: location.BuildingId,
      QrType: '',
      byDefault: false,
      own: [source.UserId],
      Meets: [],
      ...ofWholeBuilding,
      Facts: {},
      Path: '/googleReviews',
    }
  },
  say: (_facts, language) => {
    const t = wordsFor(words, language)
    return { Title: t('told'), Text: t('toldMore') }
  },
}
