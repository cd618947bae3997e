import { batches } from '../../../../platform/db/batches.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import type { DemoMaking } from '../../../../platform/demo/part.ts'
import { hashText } from '../../../../platform/demo/random.ts'
import { noteFiles } from '../../../../platform/files/fileUse.ts'
import type { FormAnswers, FormField } from '../../../base/fields/model.ts'
import { failsRule, listFileFields } from '../../../base/fields/rules.ts'
import { keepDemoPhoto } from '../../../base/files/demo.ts'
import { inspectionFile } from '../tables.ts'
import { drawFinding, type FindingPicture } from './drawFinding.ts'

const DAY = 86_400_000
/** Findings that are older have no photos any more: pictures are what makes a demo world large. */
const photoDays = 30

/** A photo that was taken at a stop: the question that it answers, and what it shows. */
export type TakenPhoto = { FileId: string; Name: string; Code: string; picture: FindingPicture }
type Visit = { at: Date; to: Date; engineer: string }

/** The photo that somebody takes of a finding; null where all is in order, none is asked for, or it is one of those who forget. */
export const takePhoto = (fields: readonly FormField[], answers: FormAnswers, { at, to, engineer }: Visit): TakenPhoto | null => {
  const failing = fields.find(field => {
    const answer = answers[field.Code]
    return answer !== undefined && failsRule(field, answer)
  })
  const [question] = listFileFields(fields)
  const forgets = hashText(`photos of ${engineer}`) % 4 === 0
  if (!failing || !question || forgets || at.getTime() < to.getTime() - photoDays * DAY) return null
  const picture = pictureOf(failing, answers)
  return { FileId: uuidv7(at.getTime()), Name: `${picture}.jpg`, Code: question.Code, picture }
}

const pictureOf = ({ Code, Fail, Text }: FormField, answers: FormAnswers): FindingPicture => {
  const answer = answers[Code]
  if (typeof answer === 'number') return answer < (Fail?.Min ?? 0) ? 'gaugeLow' : 'gaugeHigh'
  return /leak/i.test(JSON.stringify(Text)) ? 'leak' : 'lamp'
}

type WalkPhoto = { InspectionId: string; at: Date; photo: TakenPhoto }
type PhotoPlace = { GroupId: string; BuildingId: string; UserId: string | null }

/** Keeps the photos of walks of a building under their ids, as files of the walks that have come. */
export const keepPhotos = async (
  making: DemoMaking,
  { GroupId, BuildingId, UserId }: PhotoPlace,
  photos: readonly WalkPhoto[],
): Promise<void> => {
  const rows: (typeof inspectionFile.$inferInsert)[] = []
  for (const { InspectionId, at, photo } of photos) {
    const file = { bucket: 'RoundPhoto', fileName: photo.Name, svg: drawFinding(photo.picture), id: photo.FileId } as const
    const kept = await keepDemoPhoto(making, { GroupId, BuildingId, UserId }, file)
    const dates = { CreatedDate: at, ModifiedDate: at }
    rows.push({ GroupId, id: photo.FileId, BuildingId, InspectionId, Name: photo.Name, State: 'Received', ...kept, ...dates })
  }
  for (const some of batches(rows))
    await noteFiles(making.tx, inspectionFile, await making.tx.insert(inspectionFile).values(some).returning())
  if (rows.length > 0) making.count({ 'photo of a walk': rows.length })
}
