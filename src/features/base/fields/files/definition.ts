import { FileRef } from '../../../../core/fileRef.ts'
import { hints, mostHint } from '../../../../core/hints.ts'
import { defineFieldType } from '../fieldType.ts'

const most = 20

/** Files that were uploaded before, a list or the only one; whose they are is proven where they are kept. */
export const filesType = defineFieldType<readonly FileRef[]>({
  label: { en: 'Files', es: 'Archivos', fr: 'Fichiers' },
  icon: 'files',
  takesFiles: true,
  line: { en: 'Several files from the phone', es: 'Varios archivos del teléfono', fr: 'Plusieurs fichiers du téléphone' },
  parse: (raw, { Most = most }) => {
    if (raw === undefined || raw === null || raw === '') return { answer: null }
    const given: unknown[] = Array.isArray(raw) ? raw : [raw]
    if (given.length > Most) return { hint: mostHint(Most) }
    const files = given.map(one => FileRef.safeParse(one))
    const answer = files.flatMap(({ data }) => (data ? [data] : []))
    return answer.length < files.length ? { hint: hints.file } : { answer: answer.length > 0 ? answer : null }
  },
  print: answer => answer.map(({ Name }) => Name).join(', '),
  column: answer => ({ Files: answer.map(({ FileId }) => FileId), FileNames: answer.map(({ Name }) => Name) }),
  read: ({ Files, FileNames }) => Files && Files.map((FileId, i) => ({ FileId: FileId as FileRef['FileId'], Name: FileNames?.[i] ?? '' })), // a uuid column
})
