import type { Language } from '../../../../core/words.ts'
import { downloadTemplate as download } from '../../../base/importing/screens/template.ts'
import { qrLocations } from '../../../property/entityTypes/model.ts'
import { printChoices, printDefaults } from '../../generator/model.ts'
import { generatedTypes } from '../../generator/qrTypes.ts'
import { codeColumns } from '../columns.ts'
import { words } from '../words.ts'

const choices = Object.entries(printChoices) as [keyof typeof printChoices, readonly string[]][] // its own keys

/** Gives the user the template of a file of QR codes. */
export const downloadTemplate = (language: Language): Promise<void> =>
  download(language, {
    columns: codeColumns,
    words,
    example: {
      ...printDefaults,
      BuildingCode: 'HPT',
      QrName: 'Lift 1',
      Floor: '2',
      Type: 'Elevator',
      NameEn: words[language].exampleNote,
      QrType: 'Maintenance',
      Unit: '',
    },
    values: [
      { field: 'Type', values: qrLocations.map(one => one.DisplayText[language]), offered: false },
      { field: 'QrType', values: generatedTypes.map(one => one.Label[language]), offered: false },
      ...choices.map(([field, values]) => ({ field, values, offered: true })),
    ],
  })
