import { useMemo } from 'react'
import type { Label } from '../../../../core/labels.ts'
import { href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { words as kitWords } from '../../../base/importing/words.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { GetEquipmentFilters, GetEquipments, GetMechanicalSpaces } from '../../equipment/contract.ts'
import { equipmentTypeLabel, stopTypeLabels, tagTypeLabels } from '../../equipment/equipmentTypes.ts'
import { equipmentLibrary } from '../../equipment/routes.ts'
import { equipmentColumns } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { equipmentImportFile, equipmentImports } from '../routes.ts'
import { words } from '../words.ts'

/** The values of lists by the words of the form. */
const useValueLabels = () => {
  const kit = useWords(kitWords)
  const [language] = useLanguage()
  return useMemo(
    () => (field: string, text: string) => {
      if (field === 'Type') return equipmentTypeLabel(text)[language]
      if (field === 'Location') return locationLabel(text, language)
      if (field === 'IsLadder') return text === 'true' ? kit('yes') : kit('no')
      const labels = listed[field]
      return labels?.[text]?.[language] ?? text
    },
    [kit, language],
  )
}
const listed: Readonly<Record<string, Readonly<Record<string, Label>>>> = { StopType: stopTypeLabels, TagType: tagTypeLabels }

/** The pages of the import of equipment. */
export const equipmentImportPages: ImportPages = {
  calls: importCalls,
  columns: equipmentColumns,
  words,
  homeHref: href(equipmentLibrary),
  listHref: href(equipmentImports),
  fileHref: importId => href(equipmentImportFile, { importId }),
  rowHref: () => null,
  refresh: [GetEquipments, GetEquipmentFilters, GetMechanicalSpaces],
  downloadTemplate: async language => (await import('./template.ts')).downloadTemplate(language),
  useValueLabels,
}
