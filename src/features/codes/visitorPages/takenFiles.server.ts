import { hints } from '../../../core/hints.ts'
import { boundWords, fileWords, hintWords } from '../../../core/messageWords.ts'
import { makeTranslate } from '../../../core/translator.ts'
import type { Language } from '../../../core/words.ts'
import { fileBucketOf } from '../../base/fields/files/bucket.ts'
import type { FormField, ScanFiles } from '../../base/fields/model.ts'
import { showFile } from '../../base/files/links.server.ts'
import { type FileRefused, keepVisitorStream, type VisitorFile, type VisitorPlace } from '../../base/files/visitor.server.ts'
import type { Typed } from '../scanPage/model.ts'
import { type AnswerFiles, AnswerRefused, type Code } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { type FilePlace, fileOfToken, fileToken, type SentFile } from './fileTokens.server.ts'
import type { ComingFile } from './forms.server.ts'
import { type BytesOf, countBytes, requireBytes } from './visitorBytes.server.ts'

const translate = makeTranslate([hintWords, boundWords, fileWords])
const inLanguage = (text: string, language: Language): string => (language === 'en' ? text : translate(text, language))

/** Whose files a page takes: the code, and the visit or the request that they are bound to. */
export type FilesOf = Pick<VisitorPlace, 'db' | 'files' | 'baseUrl'> & {
  secret: string
  code: Code
  visit: string
  /** The sender's network. */
  address: string
  language: Language
}

const bytesOf = ({ code: { GroupId, QrCodeId }, visit, address, language }: FilesOf, Field: string): BytesOf => ({
  GroupId,
  QrCodeId,
  visit,
  address,
  words: scanWords[language],
  Field,
})

/** Throws `AnswerRefused` at a field where a file of so many bytes is beyond what a day takes. */
export const requireRoomFor = (of: FilesOf, Field: string, bytes: number): Promise<void> => requireBytes(of, bytesOf(of, Field), bytes)

/** Where the files of a page's field lie. */
export const visitorPlace = (of: FilesOf, Field: string): VisitorPlace => {
  const { db, files, baseUrl, code, visit } = of
  return {
    db,
    files,
    baseUrl,
    GroupId: code.GroupId,
    BuildingId: code.building.id,
    Purpose: `Scan:${code.QrCodeId}:${visit}`,
    countBytes: (tx, step, bytes) => countBytes(tx, bytesOf(of, Field), step, bytes),
  }
}

const placeOf = ({ code: { Address }, visit }: FilesOf): FilePlace => ({ Address, visit })

/** What is said of a file that is not taken, in the visitor's language; its name before it, where there is one. */
export const sayRefused = (name: string, { refused }: FileRefused, language: Language): string =>
  [name, inLanguage(refused, language)].filter(Boolean).join(': ')

/** What names a file that was kept, in the form that it was sent for. */
export const tokenOf = (of: FilesOf, Code: string, file: VisitorFile): string => fileToken(of.secret, placeOf(of), Code, file)

type Taken = { files: Record<string, SentFile[]>; problems: Record<string, string> }

/**
 * Takes the files that come with a form, one after the other. `fields` are those that ask for some; before the first, a day must have room for
 * the `bytes` of the whole request. A file that is refused says why at its field; the others stay.
 */
export const openTaking = (of: FilesOf, fields: readonly FormField[], bytes: number) => {
  const taken: Taken = { files: {}, problems: {} }
  let hasRoom: Promise<boolean> | undefined
  const noteRefusal = (error: unknown): false => {
    if (!(error instanceof AnswerRefused)) throw error
    Object.assign(taken.problems, error.problems)
    return false
  }
  const take = async ({ field: name, fileName, stream }: ComingFile): Promise<void> => {
    const field = fields.find(({ Code }) => Code === name)
    if (!field) return void stream.resume()
    hasRoom ??= requireRoomFor(of, name, bytes).then(() => true, noteRefusal)
    if (!(await hasRoom)) return void stream.resume()
    const kept = await keepVisitorStream(visitorPlace(of, name), { bucket: fileBucketOf(field.Style), fileName }, stream).catch(noteRefusal)
    if (!kept) return void stream.resume()
    if ('refused' in kept) taken.problems[name] = [taken.problems[name], sayRefused(fileName, kept, of.language)].filter(Boolean).join(' ')
    else taken.files[name] = [...(taken.files[name] ?? []), kept]
  }
  return { taken, take }
}

export type FormFiles = {
  /** What was typed, without what names files. */
  values: Typed
  /** The files of the form: those that were taken before and are still wanted, and those that came with it. */
  files: AnswerFiles
  problems: Typed
  /** Sums of what the files hold: the same files again are the same answer, under whatever ids. */
  sums: Typed
  /** As the form shows them when it comes back, bound to the visit that it then has. */
  shown: (visit: string) => ScanFiles
}

/** The files of a sent form: only those that this visit has sent. */
export const filesOfForm = (
  of: FilesOf,
  fields: readonly FormField[],
  typed: Typed,
  { files: come, problems }: Taken = { files: {}, problems: {} },
): FormFiles => {
  const own = fields.map(({ Code }) => Code)
  const [kept, wrong]: [Record<string, SentFile[]>, Record<string, string>] = [{}, { ...problems }]
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(typed)) {
    const [, Code = '', is, place] = /^(.+)\.([fx])(\d{1,2})$/.exec(name) ?? []
    if (!own.includes(Code)) values[name] = value
    else if (is === 'f' && typed[`${Code}.x${place}`] === undefined) {
      const file = fileOfToken(of.secret, placeOf(of), Code, value)
      if (file) kept[Code] = [...(kept[Code] ?? []), file]
      else wrong[Code] = inLanguage(hints.file, of.language)
    }
  }
  for (const Code of own) {
    // Chosen twice, or sent again after the answer was lost: one file.
    const all = [...(kept[Code] ?? []), ...(come[Code] ?? [])]
    kept[Code] = all.filter((one, i) => all.findIndex(({ Sum }) => Sum.slice(0, 32) === one.Sum.slice(0, 32)) === i)
  }
  const some = Object.entries(kept).filter(([, files]) => files.length > 0)
  const each = <T>(work: (file: SentFile, Code: string) => T) =>
    Object.fromEntries(some.map(([Code, files]) => [Code, files.map(file => work(file, Code))]))
  return {
    values,
    files: each(({ FileId, Name }) => ({ FileId, Name })),
    problems: wrong,
    sums: Object.fromEntries(
      some.map(([Code, files]) => [
        `${Code}.sums`,
        files
          .map(({ Sum }) => Sum.slice(0, 32))
          .toSorted()
          .join(),
      ]),
    ),
    shown: visit =>
      each((file, Code) => ({
        token: fileToken(of.secret, { Address: of.code.Address, visit }, Code, file),
        name: file.Name,
        thumb: showFile(of.secret, of.code.GroupId, file).thumb,
      })),
  }
}
