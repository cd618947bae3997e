import { useMemo } from 'react'
import { shownPhone } from '../../../../core/phone.ts'
import { href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { words as kitWords } from '../../../base/importing/words.ts'
import { GetPropertyList, GetPropertyTags, GetRegions } from '../../buildings/contract.ts'
import { propertyTypes } from '../../buildings/model.ts'
import { properties, propertyAdd } from '../../buildings/routes.ts'
import { useLabels } from '../../buildings/screens/useLabels.ts'
import { buildingColumns } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { importFile, imports } from '../routes.ts'
import { words } from '../words.ts'

const useValueLabels = () => {
  const kit = useWords(kitWords)
  const labels = useLabels()
  return useMemo(
    () => (name: string, text: string) => {
      if (name === 'TrackScanData') return text === 'true' ? kit('yes') : kit('no')
      if (name === 'PropertyType') return labels.propertyType(propertyTypes.find(one => one === text) ?? null)
      if (name === 'BuildingType') return labels.buildingType(text)
      return name === 'ContactPhoneNumber' ? shownPhone(text) : text
    },
    [kit, labels],
  )
}

/** The pages of the import of buildings. */
export const buildingPages: ImportPages = {
  calls: importCalls,
  columns: buildingColumns,
  words,
  homeHref: href(properties),
  listHref: href(imports),
  fileHref: importId => href(importFile, { importId }),
  rowHref: ({ BuildingId }) => (BuildingId ? href(propertyAdd, { bId: BuildingId }) : null),
  refresh: [GetPropertyList, GetPropertyTags, GetRegions],
  downloadTemplate: async language => (await import('./template.ts')).downloadTemplate(language),
  useValueLabels,
}
