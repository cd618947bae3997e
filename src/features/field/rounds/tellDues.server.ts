import { and, eq } from 'drizzle-orm'
import { formatsIn } from '../../../core/formats.ts'
import { labelIn } from '../../../core/labels.ts'
import type { Services } from '../../../platform/services.ts'
import { dueRows } from '../../../platform/time/dueRows.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { enqueueTelling } from '../../property/notifications/jobs.ts'
import { type EventPlace, type NotificationSource, ofWholeBuilding } from '../../property/notifications/sources.server.ts'
import { graceOf } from './schedule.ts'
import { round, roundDue } from './tables.ts'
import { tellWords } from './tellWords.ts'
import { openWalkers } from './walkers.server.ts'

const [late, missed] = ['roundLate', 'roundMissed'] as const
type DueRecord = typeof roundDue.$inferSelect

/** When an open date is missed: its end and the grace after it. */
export const missedAt = ({ Starts, Ends }: Pick<DueRecord, 'Starts' | 'Ends'>): Date =>
  new Date(Ends.getTime() + graceOf({ Starts: Starts.getTime(), Ends: Ends.getTime() }))

/** Tells who walks a round that it is late, and once its grace is over the managers of the building that it was missed; each once. */
export const tellDues = dueRows<typeof roundDue, Pick<Services, 'jobs'>>({
  name: 'rounds.tellDues',
  table: roundDue,
  due: roundDue.TellDate,
  every: '*/5 * * * *',
  whileArchived: 'waits',
  batch: 100,
  work: async ({ tx, client, services, GroupId, now }, rows) => {
    if (GroupId === null) return
    for (const due of rows) {
      const isMissed = now >= missedAt(due)
      if (due.Closed === null) await enqueueTelling(services.jobs, client, [{ GroupId, What: isMissed ? missed : late, SubjectId: due.id }])
      await tx
        .update(roundDue)
        .set({ TellDate: isMissed || due.Closed !== null ? null : missedAt(due) })
        .where(and(eq(roundDue.GroupId, GroupId), eq(roundDue.id, due.id)))
    }
  },
})

/** A due that nobody has walked or excused, with its round and the clock of its building. */
const readOpenDue = async ({ tx, GroupId, SubjectId }: EventPlace) => {
  const { QrName, AssignerId, id: RoundId } = round
  const [found] = await tx
    .select({ due: roundDue, QrName, AssignerId, RoundId, TimeZone: building.TimeZone, Name: building.Name })
    .from(roundDue)
    .innerJoin(round, and(eq(round.GroupId, GroupId), eq(round.id, roundDue.RoundId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, roundDue.BuildingId)))
    .where(and(eq(roundDue.GroupId, GroupId), eq(roundDue.id, SubjectId), eq(round.Retired, false)))
  return found?.due.Closed === null ? found : null
}

const makeSource = (What: typeof late | typeof missed): NotificationSource => ({
  What,
  may: What === late ? 'AnalyticsDashboards' : 'ManageLibraries',
  read: async at => {
    const found = await readOpenDue(at)
    if (!found) return null
    const { due, QrName, AssignerId, RoundId, TimeZone, Name } = found
    const findWalker = await openWalkers(at, [due.BuildingId], { from: due.Starts, to: due.Starts })
    const walker = findWalker({ ...due, TimeZone, AssignerId }).UserId
    const isMissed = What === missed
    return {
      Kind: isMissed ? 'RoundMissed' : 'RoundLate',
      BuildingId: due.BuildingId,
      QrType: isMissed ? 'RoundInspection' : '',
      byDefault: isMissed,
      own: !isMissed && walker ? [walker] : [],
      Meets: isMissed ? ['Any'] : [],
      ...ofWholeBuilding,
      Facts: { Round: QrName, Building: labelIn(Name, 'en'), Ends: due.Ends.getTime(), TimeZone },
      Path: `/field/${at.GroupId}/${due.BuildingId}/${RoundId}`,
    }
  },
  say: ({ Round, Building, Ends, TimeZone }, language) => {
    const t = wordsFor(tellWords, language)
    const formats = formatsIn(language, String(TimeZone))
    const [day, time] = [formats.date(Number(Ends)), formats.time(Number(Ends))]
    return {
      Title: t(`${What}.title`, { round: String(Round) }),
      Text: t(`${What}.text`, { building: String(Building), day, time }),
    }
  },
})

/** The two events of dues. */
export const dueSources = [makeSource(late), makeSource(missed)] as const
