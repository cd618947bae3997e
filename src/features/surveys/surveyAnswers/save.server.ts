import { notFound, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { keptOf, touchSurvey } from '../surveys/data.ts'
import type { Progress } from '../surveys/model.ts'
import { answeredSurvey, type SurveyRecord } from './access.server.ts'
import { surveyAnswered } from './contract.ts'
import { answerOf, keepAnswer } from './data.ts'
import { provenPayload } from './files.server.ts'
import { answerName, type Part, partsOf, type SurveyContent } from './parts.ts'
import { progressOf } from './progress.ts'
import { tidyPayload } from './rules.ts'
import { sealedPayload, shownPayload } from './secrets.server.ts'
import type { Payloads, SectionKey } from './sections/sections.ts'

type BuildingCtx = Ctx<'building'>
type Saved = { Version: number; Progress: Progress }

/** What a stored survey asks for. */
export const askedBy = (row: SurveyRecord): SurveyContent => {
  const { Enabled, Products, ProductQuestions } = keptOf(row)
  return { ...Enabled, Products, ProductQuestions }
}

type Save<P> = {
  BuilderId: string | undefined
  Version: number
  /** Which part is answered; undefined where the survey does not ask for it. */
  part(parts: readonly Part[]): Part | undefined
  /** What is stored, and what of it the audit keeps, made from what was stored before. */
  made(row: SurveyRecord, before: P | null, part: Part): Promise<{ Payload: P; Progress: Progress; Before: unknown; After: unknown }>
}

/** Saves one part of a survey at the version that was read. A customer with an older version is told, and loses nothing. */
export const saveAnswer = async <P>(ctx: BuildingCtx, { BuilderId, Version, part, made }: Save<P>): Promise<Saved> => {
  const row = await answeredSurvey(ctx, BuilderId)
  const asked = part(partsOf(askedBy(row)))
  if (!asked) throw notFound()
  const Section = answerName(asked)
  const before = await answerOf(ctx, row.id, Section)
  if ((before?.Version ?? 0) !== Version) throw new Refusal('sys.obj.cfl')
  const { Payload, Progress, Before, After } = await made(row, (before?.Payload as P | undefined) ?? null, asked) // as it was stored
  await keepAnswer(ctx, { SurveyId: row.id, Section, Payload, Progress, Version, now: ctx.now })
  await touchSurvey(ctx, row.id)
  ctx.audit({ Object: 'survey_answer', ObjectId: row.id, Before: { [Section]: Before }, After: { [Section]: After } })
  await ctx.publish(surveyAnswered, { BuilderId: row.id, BuildingId: row.BuildingId })
  return { Version: Version + 1, Progress }
}

type SaveSection<K extends SectionKey> = { BuilderId: string | undefined; Version: number; key: K; payload: Payloads[K] }

/** Saves a section: tidied, its files proven, its passwords sealed, its progress counted here. */
export const saveSection = <K extends SectionKey>(ctx: BuildingCtx, { BuilderId, Version, key, payload }: SaveSection<K>): Promise<Saved> =>
  saveAnswer<Payloads[K]>(ctx, {
    BuilderId,
    Version,
    part: parts => parts.find(part => part.is === 'section' && part.key === key),
    made: async (row, before) => {
      const proven = await provenPayload(ctx, row.id, tidyPayload(key, payload))
      const Payload = sealedPayload(ctx.secret, key, proven, before)
      const shown = (stored: Payloads[K]) => shownPayload(ctx.secret, key, stored, false)
      return { Payload, Progress: progressOf(key, shown(Payload)), Before: before && shown(before), After: shown(Payload) }
    },
  })
