import { useMemo } from 'react'
import { href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { GetEquipmentFilters, GetEquipments, GetMechanicalSpaces } from '../../equipment/contract.ts'
import { equipmentLibrary } from '../../equipment/routes.ts'
import { equipmentColumns, importFields } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { equipmentImportFile, equipmentImports } from '../routes.ts'
import { words } from '../words.ts'

const useFieldLabels = () => {
  const t = useWords(words)
  return useMemo(() => {
    const field = (name: string): string => {
      const known = importFields.find(one => one === name)
      return known ? t(`fields.${known}`) : name
    }
    return { field, value: (_: string, text: string) => text }
  }, [t])
}

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
  useLabels: useFieldLabels,
}
