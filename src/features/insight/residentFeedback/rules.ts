import { residentStages, type StageName, stageNames } from './model.ts'

const stages = Object.entries<readonly string[]>(residentStages)

/** The stage that answers of a QR type are of. */
export const stageOf = (QrType: string): StageName =>
  stageNames.find(name => stages.some(([stage, types]) => stage === name && types.includes(QrType))) ?? 'Other'

/** Which QR types belong to a stage; `not`: all but these, for `Other`. Null: any. */
export const typesOfStage = (stage: StageName | undefined): { in: readonly string[] } | { not: readonly string[] } | null => {
  if (stage === undefined) return null
  if (stage === 'Other') return { not: stages.flatMap(([, types]) => [...types]) }
  return { in: residentStages[stage] }
}
