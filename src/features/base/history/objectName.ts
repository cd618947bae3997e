import type { Language } from '../../../core/words.ts'
import { humanizeName } from './fieldNames.ts'
import { recordWords } from './model.ts'

/** The kind of a record in words; a call without a record of its own is named by its action. */
export const objectName = (object: string, language: Language, variant: string | null = null): string =>
  recordWords(object, variant)?.kind[language] ?? humanizeName(object.slice(object.lastIndexOf('/') + 1))
