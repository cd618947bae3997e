import type { Language } from '../../../../core/words.ts'
import { downloadTemplate as download } from '../../../base/importing/screens/template.ts'
import { qrLocations } from '../../../property/entityTypes/model.ts'
import {
  equipmentTypeCodes,
  equipmentTypeLabel,
  stopTypeLabels,
  stopTypes,
  tagTypeLabels,
  tagTypes,
} from '../../equipment/equipmentTypes.ts'
import { equipmentColumns, importFields } from '../columns.ts'
import { words } from '../words.ts'

const none = Object.fromEntries(importFields.map(field => [field, ''])) as Record<(typeof importFields)[number], string> // one for each field

/** Gives the user the template of a file of equipment. */
export const downloadTemplate = (language: Language): Promise<void> =>
  download(language, {
    columns: equipmentColumns,
    words,
    example: {
      ...none,
      BuildingCode: 'HPT',
      EquipmentName: 'Chiller CH-1',
      StopType: stopTypeLabels.Equipment[language],
      Type: equipmentTypeLabel('Chiller')[language],
      Location: 'Rooftop',
      MechanicalSpace: 'Chiller plant',
      Floor: 'B2',
      InstallationNote: words[language].exampleNote,
      SerialNo: 'SN-20418',
      ManufacturerPartNumber: '19XR',
      Manufacturer: 'Carrier',
      ExpirationDate: '2034-06-30',
      ToleranceMin: '42',
      ToleranceMax: '46',
    },
    values: [
      { field: 'StopType', values: stopTypes.map(one => stopTypeLabels[one][language]), offered: true },
      { field: 'Type', values: equipmentTypeCodes.map(one => equipmentTypeLabel(one)[language]), offered: false },
      { field: 'TagType', values: tagTypes.map(one => tagTypeLabels[one][language]), offered: true },
      { field: 'Location', values: qrLocations.map(one => one.DisplayText[language]), offered: false },
    ],
  })
