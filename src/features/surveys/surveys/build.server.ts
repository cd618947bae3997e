import type { Parsed } from '../../../core/call.ts'
import { updateRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { provenFiles } from '../../base/files/proven.server.ts'
import type { GenerateSurvey } from './contract.ts'
import { auditedSurvey, type SurveyKept } from './data.ts'
import type { HelperText, ProductQuestion } from './model.ts'
import { flagsIn } from './rules.ts'
import { survey } from './tables.ts'

type Built = Parsed<typeof GenerateSurvey>
type Change = Partial<Pick<SurveyKept, 'Status' | 'PinHash' | 'PinSealed' | 'SubmittedDate'>>

/** Keeps what was built of a survey, with what else changes by it; gives its new version. Files that are new are of this account. */
export const keepBuilt = async (ctx: Ctx<'building'>, before: SurveyKept, input: Built, change: Change): Promise<number> => {
  await filesProven(ctx, before, input)
  const built = {
    SurveyName: input.SurveyName.trim(),
    Enabled: flagsIn(input),
    ProductQuestions: input.ProductQuestions,
    HelperText: input.HelperText,
  }
  const { Version } = await updateRecord(ctx, survey, before, { ...built, ...change })
  const { Status } = change
  const After = auditedSurvey({ ...built, ...(Status && { Status }) })
  ctx.audit({ Object: 'survey', ObjectId: before.id, Before: auditedSurvey(before), After })
  return Version
}

type Files = { HelperText: HelperText; ProductQuestions: readonly ProductQuestion[] }

const filesProven = async (ctx: Ctx<'building'>, before: Files, input: Files): Promise<void> => {
  const known = new Set([...helperLinks(before), ...downloadLinks(before)].map(({ url }) => url))
  const fresh = (links: { Field: string; url: string }[]) => links.filter(({ url }) => !known.has(url))
  await provenFiles(ctx, 'SurveyHelper', fresh(helperLinks(input)))
  await provenFiles(ctx, 'SurveyDownload', fresh(downloadLinks(input)))
}

const helperLinks = ({ HelperText: { File } }: Files) => (File ? [{ Field: 'HelperText.File', url: File.Link }] : [])

const downloadLinks = ({ ProductQuestions }: Files) =>
  ProductQuestions.flatMap(({ Fields }, i) =>
    Fields.flatMap(({ File }, at) => (File ? [{ Field: `ProductQuestions.${i}.Fields.${at}.File`, url: File.Link }] : [])),
  )
