import type { Ctx } from '../../../platform/handle.ts'
import type { FieldAnswer, FormAnswers, FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { findOwnUploads } from '../../base/files/proven.server.ts'

type Answered = { fields: readonly FormField[]; answers: FormAnswers }

/** Answers without the files that are not the walker's own uploads; only who signs in has uploads. The item that named them stays as it came. */
export const keepOwnFiles = async (
  ctx: Pick<Ctx<'building'>, 'tx' | 'GroupId' | 'actor'>,
  { fields, answers }: Answered,
): Promise<FormAnswers> => {
  const codes = fields.filter(field => typeOf(field).takesFiles && answers[field.Code] !== undefined).map(({ Code }) => Code)
  if (codes.length === 0) return answers
  const ids = ctx.actor.Kind === 'User' ? codes.flatMap(code => filesOf(answers[code]).map(({ FileId }) => FileId)) : []
  const own = await findOwnUploads(ctx, 'RoundPhoto', ids)
  const kept = codes.map(code => [code, filesOf(answers[code]).filter(({ FileId }) => own.has(FileId))] as const)
  const others = Object.entries(answers).filter(([code]) => !codes.includes(code))
  return Object.fromEntries([...others, ...kept.filter(([, files]) => files.length > 0)])
}

type FileList = Extract<FieldAnswer, readonly { FileId: string }[]>
const filesOf = (answer: FieldAnswer | undefined): FileList => (Array.isArray(answer) ? (answer as FileList) : []) // of a field that takes files
