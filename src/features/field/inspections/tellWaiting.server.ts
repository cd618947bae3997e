import { and, eq } from 'drizzle-orm'
import { formatsIn } from '../../../core/formats.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { type NotificationSource, ofWholeBuilding } from '../../property/notifications/sources.server.ts'
import { inspection } from './tables.ts'
import { tellWords } from './tellWords.ts'
import { describeWalk } from './walk.server.ts'

/** A walk that its phone has not sent whole for a day: who looks after rounds is told, and finds it among the phones. */
export const waitingWalkSource: NotificationSource = {
  What: 'walkWaiting',
  may: 'ManageLibraries',
  read: async ({ tx, GroupId, SubjectId }) => {
    const [found] = await tx
      .select({ walk: inspection, TimeZone: building.TimeZone })
      .from(inspection)
      .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, inspection.BuildingId)))
      .where(and(eq(inspection.GroupId, GroupId), eq(inspection.id, SubjectId)))
    if (!found) return null
    const { walk, TimeZone } = found
    const { Announced, UpTo, FilesMissing, State } = await describeWalk({ tx, GroupId }, walk)
    const Entries = Math.max(0, Announced - UpTo)
    const waits = State === 'Submitted' || (State === 'Running' && Entries > 0)
    if (!waits) return null
    const { BuildingId, RoundName, EngineerName, ModifiedDate } = walk
    return {
      Kind: 'WalkWaiting',
      BuildingId,
      QrType: 'RoundInspection',
      byDefault: true,
      own: [],
      Meets: ['Any'],
      ...ofWholeBuilding,
      Facts: { Round: RoundName, Who: EngineerName, Entries, Photos: FilesMissing, Heard: ModifiedDate.getTime(), TimeZone },
      Path: `/library/phones?gId=${GroupId}&bId=${BuildingId}`,
    }
  },
  say: ({ Round, Who, Entries, Photos, Heard, TimeZone }, language) => {
    const t = wordsFor(tellWords, language)
    const formats = formatsIn(language, String(TimeZone))
    const [day, time] = [formats.date(Number(Heard)), formats.time(Number(Heard))]
    return {
      Title: t('title', { round: String(Round), name: String(Who) }),
      Text: t('text', { entries: Number(Entries), photos: Number(Photos), day, time }),
    }
  },
}
