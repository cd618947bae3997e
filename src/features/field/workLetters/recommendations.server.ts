import { type FileRef, isVideo } from '../../../core/fileRef.ts'
import type { Language } from '../../../core/words.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { failsRule, typeOf } from '../../base/fields/rules.ts'
import type { AttachedFile } from '../inspections/items.ts'
import { filesIn } from '../inspections/ownFiles.server.ts'
import type { Recommendation } from './model.ts'

/** What was asked, answered and attached at a stop. `files`: those beside the answers, by the code of their question, '' of the stop. */
export type AnsweredStop = {
  fields: readonly FormField[]
  answers: FormAnswers
  files: Readonly<Record<string, readonly AttachedFile[]>>
}
/** A stop that was done, as a letter reads it; `notes` by the code of their question, '' is that of the stop. */
export type LetterStop = AnsweredStop & { StopId: string; StopName: string; notes: Readonly<Record<string, string>> }

/** The pictures of a stop, each once: answers to questions that take files, and photos beside answers. A letter shows no videos. */
export const listPhotos = ({ fields, answers, files }: AnsweredStop): FileRef[] => {
  const answered = fields.flatMap((field): readonly FileRef[] => (typeOf(field).takesFiles ? filesIn(answers[field.Code]) : []))
  const all = [...answered, ...Object.values(files).flat()].filter(({ Name }) => !isVideo(Name))
  return [...new Map(all.map(file => [file.FileId, { ...file }])).values()]
}

/** What a stop gives a letter: a comment a finding and a note, and its photos, ticked; null for a stop that is in order. */
export const recommendRepairs = (stop: LetterStop, language: Language): Recommendation | null => {
  const { StopId, StopName, fields, answers, notes } = stop
  const found = fields.flatMap(field => {
    const answer = answers[field.Code]
    if (answer === undefined || !failsRule(field, answer)) return []
    const text = `${fieldTextIn(field.Text, language) || field.Code}: ${typeOf(field).print(answer, field, language)}`
    const note = notes[field.Code]
    return [note ? `${text}. ${note}` : text]
  })
  const note = notes['']
  if (found.length === 0 && !note) return null
  const Comments = [...found, ...(note ? [note] : [])].map(one => one.slice(0, 2000))
  return { StopId, StopName, Comments, Photos: listPhotos(stop).map(photo => ({ ...photo, Checked: true })) }
}
