import type { Ctx } from '../../../platform/handle.ts'
import type { FieldAnswer, FormAnswers, FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { findOwnUploads } from '../../base/files/proven.server.ts'

/** `known`: files that the answers had before, whoever sent them. */
type Answered = { fields: readonly FormField[]; answers: FormAnswers; known?: ReadonlySet<string> }

/** Answers without the files that are not the caller's own uploads; only who signs in has uploads. The item that named them stays as it came. */
export const keepOwnFiles = async (
  ctx: Pick<Ctx<'building'>, 'tx' | 'GroupId' | 'actor'>,
  { fields, answers, known = new Set() }: Answered,
): Promise<FormAnswers> => {
  const codes = fields.filter(field => typeOf(field).takesFiles && answers[field.Code] !== undefined).map(({ Code }) => Code)
  if (codes.length === 0) return answers
  const ids = ctx.actor.Kind === 'User' ? codes.flatMap(code => filesIn(answers[code]).map(({ FileId }) => FileId)) : []
  const own = await findOwnUploads(ctx, 'RoundPhoto', ids)
  const kept = codes.map(code => [code, filesIn(answers[code]).filter(({ FileId }) => own.has(FileId) || known.has(FileId))] as const)
  const others = Object.entries(answers).filter(([code]) => !codes.includes(code))
  return Object.fromEntries([...others, ...kept.filter(([, files]) => files.length > 0)])
}

type FileList = Extract<FieldAnswer, readonly { FileId: string }[]>
/** The files of an answer to a field that takes files. */
export const filesIn = (answer: FieldAnswer | undefined): FileList => (Array.isArray(answer) ? (answer as FileList) : []) // of a field that takes files
