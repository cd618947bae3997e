import type { AnyCall } from '../../../../core/call.ts'
import type { Language, Words } from '../../../../core/words.ts'
import type { ImportColumns } from '../columns.ts'
import type { ImportContract } from '../contract.ts'
import type { ImportRow } from '../model.ts'

/** What the pages of an import say that the kit cannot. */
export type ImportPageWords = {
  readonly title: string
  readonly lead: string
  /** Beside what every upload says of its file. */
  readonly uploadHint: string
  /** The noun in the plural: "Buildings". */
  readonly plural: string
  readonly steps: { readonly title: string; readonly template: string; readonly check: string; readonly run: string }
  /** What stands for the key of a new record that names none. */
  readonly newCode: string
  /** "New buildings". */
  readonly newRecords: string
  /** With `n` and `names`: what the import makes beside its records. */
  readonly newTags: string
  /** "Buildings that exist already". */
  readonly existing: string
  /** With `n`: the button that starts. */
  readonly import: string
  /** With `added` and `changed`: what undoing does. */
  readonly undoText: string
  /** By field, also those of a record that are no column; `Name` and `Code` head the rows of a file. */
  readonly fields: Readonly<Record<string, string>> & { readonly Name: string; readonly Code: string }
}

/** The pages of an import: their content and their links. */
export type ImportPages = {
  calls: ImportContract
  columns: ImportColumns
  words: Words<ImportPageWords>
  /** Addresses of the noun's own list, of its imports, and of one of them. */
  homeHref: string
  listHref: string
  fileHref: (importId: string) => string
  /** Where a row's record is looked at; null where there is none. */
  rowHref: (row: ImportRow) => string | null
  /** Reading calls that show what is imported. */
  refresh: readonly AnyCall[]
  downloadTemplate: (language: Language) => Promise<void>
  /** Chosen values in people's words, where the texts of a file are not. */
  useValueLabels?: () => (field: string, text: string) => string
}
