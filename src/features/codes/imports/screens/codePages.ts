import { useMemo } from 'react'
import { href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { GetQrCodeCounts, GetQrCodes } from '../../qr/contract.ts'
import { qrCodeList } from '../../qr/routes.ts'
import { codeColumns, importFields } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { importFile, imports } from '../routes.ts'
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

/** The pages of the bulk import of QR codes. */
export const codePages: ImportPages = {
  calls: importCalls,
  columns: codeColumns,
  words,
  homeHref: href(qrCodeList),
  listHref: href(imports),
  fileHref: importId => href(importFile, { importId }),
  rowHref: () => null,
  refresh: [GetQrCodes, GetQrCodeCounts],
  downloadTemplate: async language => (await import('./template.ts')).downloadTemplate(language),
  useLabels: useFieldLabels,
}
