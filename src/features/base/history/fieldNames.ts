import type { Language } from '../../../core/words.ts'
import { describedFields } from './model.ts'
import { commonFields } from './record.ts'

/** What a part of the path of a field is called; undefined where only its own name says it. */
export const findFieldLabel = (kind: string, part: string, path: string, language: Language): string | undefined => {
  const all = [...describedFields(kind), commonFields]
  const known = all.find(({ fields }) => fields && Object.hasOwn(fields, part))?.fields?.[part]?.[language]
  return known ?? all.flatMap(({ namePart }) => namePart?.(part, path) ?? [])[0]?.[language]
}

/** A path of a field of a kind of record in words: `Shifts.1.Start` is "Shift 1 Start", `Name.es` "Name · Spanish". */
export const fieldName = (kind: string, path: string, language: Language): string =>
  path
    .split('.')
    .map((part, i, all) => {
      const name = /^\d+$/.test(part) ? part : (findFieldLabel(kind, part, path, language) ?? humanizeName(part))
      return (i > 0 && !/^\d+$/.test(part) && !/^\d+$/.test(all[i - 1] ?? '') ? ' · ' : i > 0 ? ' ' : '') + name
    })
    .join('')

/** `ContactPhoneNumber` → "Contact Phone Number"; abbreviations stay: `COIInformation` → "COI Information". */
export const humanizeName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/ Ids?$/, '')
    .replace(/^./, first => first.toUpperCase())
