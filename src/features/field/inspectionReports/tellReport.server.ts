import { and, eq } from 'drizzle-orm'
import { labelIn } from '../../../core/labels.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { type EventPlace, type NotificationSource, ofWholeBuilding } from '../../property/notifications/sources.server.ts'
import { inspection } from '../inspections/tables.ts'
import { tellWords } from './tellWords.ts'

/** The event of a walk that is complete. */
export const roundReport = 'roundReport'

const readWalk = async ({ tx, GroupId, SubjectId }: EventPlace) => {
  const [found] = await tx
    .select({ walk: inspection, Name: building.Name })
    .from(inspection)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, inspection.BuildingId)))
    .where(and(eq(inspection.GroupId, GroupId), eq(inspection.id, SubjectId)))
  return found ?? null
}

/**
 * Tells of a walk with its report: whom the rules of the building name of every one; without a rule its managers, and only where something was
 * out of its limits or skipped.
 */
export const reportSource: NotificationSource = {
  What: roundReport,
  may: 'ManageLibraries',
  read: async at => {
    const found = await readWalk(at)
    if (!found) return null
    const { walk, Name } = found
    const { RoundName, EngineerName, StopsErrorNumber, StopsSkipped, StopsDone, BuildingId } = walk
    return {
      Kind: 'RoundReport',
      BuildingId,
      QrType: 'RoundInspection',
      byDefault: StopsErrorNumber + StopsSkipped > 0,
      own: [],
      Meets: ['Any'],
      ...ofWholeBuilding,
      Facts: {
        Round: RoundName,
        Building: labelIn(Name, 'en'),
        Walker: EngineerName,
        Errors: StopsErrorNumber,
        Skipped: StopsSkipped,
        Done: StopsDone,
      },
      Path: `/pdfRoundDetail/${at.GroupId}/${BuildingId}/${walk.id}`,
    }
  },
  say: ({ Round, Building, Walker, Errors, Skipped, Done }, language) => {
    const t = wordsFor(tellWords, language)
    const n = Number(Errors)
    const facts = { building: String(Building), name: String(Walker), done: Number(Done), skipped: Number(Skipped) }
    return {
      Title: n > 0 ? t('found', { round: String(Round), n }) : t('walked', { round: String(Round) }),
      Text: t('text', facts),
    }
  },
}
