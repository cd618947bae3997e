import { and, desc, eq, lt } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { building } from '../../property/buildings/tables.ts'
import { inspection } from '../inspections/tables.ts'
import type { InspectionRecord } from '../inspections/walk.server.ts'
import { readWalkedStops } from '../inspections/walkedStops.server.ts'
import { type CoverFacts, gatherFacts } from './coverFacts.ts'

type Place = { tx: Tx; GroupId: string }

/** The facts of a walk for its cover, beside the complete walk of its round before it. */
export const readCoverFacts = async (place: Place, walk: InspectionRecord, language: Language): Promise<CoverFacts> => {
  const { tx, GroupId } = place
  const [at] = await tx
    .select({ Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, walk.BuildingId)))
  const ofRound = and(eq(inspection.GroupId, GroupId), eq(inspection.RoundId, walk.RoundId), eq(inspection.State, 'Complete'))
  const [before] = walk.StartDate
    ? await tx
        .select()
        .from(inspection)
        .where(and(ofRound, lt(inspection.StartDate, walk.StartDate)))
        .orderBy(desc(inspection.StartDate))
        .limit(1)
    : []
  return gatherFacts({
    Round: walk.RoundName,
    Building: at ? nameIn(at.Name, language) : '',
    walk: await readCoverWalk(place, walk),
    previous: before ? await readCoverWalk(place, before) : null,
    language,
  })
}

const readCoverWalk = async (place: Place, walk: InspectionRecord) => {
  const { stops } = await readWalkedStops(place, walk)
  const { StopsDone: Done, TotalStopNumber: Total, GeoIn, GeoAsked, StopsErrorNumber: Errors } = walk
  return {
    figures: { Done, Total, GeoIn, GeoAsked, Errors },
    stops: stops.map(({ stop, kept, fields, answers }) => ({
      StopId: stop.StopId,
      Name: stop.PageHeader || stop.EquipmentName,
      State: kept?.State ?? ('Open' as const),
      Reason: kept?.Reason ?? '',
      fields,
      answers,
      notes: kept?.Notes ?? {},
    })),
  }
}
