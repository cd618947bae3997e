import { countries } from '../../../../core/states.ts'
import type { Language } from '../../../../core/words.ts'
import { wordsIn } from '../../../../ui/words.tsx'
import { downloadTemplate as download } from '../../../base/importing/screens/template.ts'
import { buildingTypes, propertyTypes } from '../../buildings/model.ts'
import { words as buildingWords } from '../../buildings/words.ts'
import { buildingColumns, columnTable, type ImportField, importFields } from '../columns.ts'
import { words } from '../words.ts'

const eachField = <T>(of: (field: ImportField) => T) =>
  Object.fromEntries(importFields.map(field => [field, of(field)])) as Record<ImportField, T> // all of them

/** Gives the user the template of a file of buildings. */
export const downloadTemplate = (language: Language): Promise<void> => {
  const t = wordsIn(buildingWords, language)
  return download(language, {
    columns: buildingColumns,
    words,
    example: eachField(field => columnTable[field].example),
    helpOf: eachField(field => columnTable[field].helpOf ?? field),
    values: [
      { field: 'PropertyType', values: propertyTypes.map(type => t(`propertyTypes.${type}`)), offered: true },
      { field: 'BuildingType', values: buildingTypes.map(type => t(`buildingTypes.${type}`)), offered: false },
      { field: 'Country', values: countries, offered: true },
    ],
  })
}
