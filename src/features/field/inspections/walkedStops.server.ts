import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { readAnswersIn } from '../../base/fields/data.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { readQuestions } from '../equipment/questions.ts'
import type { RoundSettings, RoundStop } from '../rounds/model.ts'
import { findVersion } from '../rounds/versions.server.ts'
import { inspectionStop } from './tables.ts'
import type { InspectionRecord } from './walk.server.ts'

/** A stop as it was walked: what the version of the round asks there, and what was answered. `kept` null: nobody has come to it. */
export type WalkedStop = {
  stop: RoundStop
  fields: readonly FormField[]
  kept: typeof inspectionStop.$inferSelect | null
  answers: FormAnswers
}

/** The stops of a walk in the order of its round, with their answers as they are now, and the settings of the round then. Three statements. */
export const readWalkedStops = async (
  place: { tx: Tx; GroupId: string },
  walk: Pick<InspectionRecord, 'id' | 'RoundId' | 'Number'>,
): Promise<{ Settings: RoundSettings; stops: WalkedStop[] }> => {
  const version = await findVersion(place, walk.RoundId, walk.Number)
  if (!version) throw new Error('a walk is of a version that is there')
  const rows = await place.tx
    .select()
    .from(inspectionStop)
    .where(and(eq(inspectionStop.GroupId, place.GroupId), eq(inspectionStop.InspectionId, walk.id)))
    .orderBy(asc(inspectionStop.Position))
  const keptOf = new Map(rows.map(one => [one.StopId, one]))
  const asked = version.Stops.map(stop => ({
    stop,
    fields: readQuestions(stop.FormTemplateFields),
    kept: keptOf.get(stop.StopId) ?? null,
  }))
  const submissions = asked.flatMap(({ kept, fields }) => (kept?.SubmissionId ? [[kept.SubmissionId, fields] as const] : []))
  const answers = await readAnswersIn(place, new Map(submissions))
  return { Settings: version.Settings, stops: asked.map(one => ({ ...one, answers: answers.get(one.kept?.SubmissionId ?? '') ?? {} })) }
}
