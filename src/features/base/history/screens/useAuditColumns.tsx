import { useMemo } from 'react'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useLanguage } from '../../../../ui/words.tsx'
import { fieldName } from '../fieldNames.ts'
import { auditColumns } from '../listColumns.ts'

/** The columns of the audit as the screen draws them; the account stands there while all accounts are shown. */
export const useAuditColumns = (everywhere: boolean) => {
  const [language] = useLanguage()
  return useMemo(
    () =>
      columnsIn(auditColumns, language, {
        When: { width: 170 },
        Sentence: { wrap: true, card: 'name' },
        Who: { width: 190, hidden: true },
        Action: { width: 110, hidden: true },
        Object: { width: 240, hidden: true },
        Changes: { render: row => row.Changes.map(({ Field }) => fieldName(row.Object, Field, language)).join(', '), hidden: true },
        Call: { hidden: true },
        ObjectId: { hidden: true },
        Address: { hidden: true },
      }).filter(({ id }) => everywhere || id !== 'GroupName'),
    [language, everywhere],
  )
}
