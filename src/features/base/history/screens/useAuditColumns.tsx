import { useMemo } from 'react'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetAuditRows } from '../contract.ts'
import { fieldName } from '../fieldNames.ts'
import { auditSentence } from '../sentence.ts'
import { words } from '../words.ts'
import type { AuditRow } from './AuditDetail.tsx'
import { objectName } from './objectName.ts'
import { useValue } from './useValue.ts'

const column = columnsOf(GetAuditRows)
// What the sentence says, part by part: in files, and for whom chooses them.
const aside = { hidden: true, file: 'always' } as const

/** The columns of the audit; the account stands there while all accounts are shown. */
export const useAuditColumns = (everywhere: boolean) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const shown = useValue()
  return useMemo(() => {
    const object = (row: AuditRow) => [objectName(row.Object, language), row.ObjectName].filter(Boolean).join(' · ')
    const fields = (row: AuditRow) => row.Changes.map(({ Field }) => fieldName(Field, language)).join(', ')
    const changes = (row: AuditRow) =>
      row.Changes.map(({ Field, Kind, Before, After }) =>
        Kind === 'Value' || Kind === 'Names'
          ? `${fieldName(Field, language)}: ${shown({ Field, Kind }, Before)} → ${shown({ Field, Kind }, After)}`
          : fieldName(Field, language),
      ).join('; ')
    const told = (row: AuditRow) => auditSentence(row, language, t)
    const account = everywhere ? [column.text('GroupName', t('account'), { sort: false })] : []
    return [
      column.date('When', t('when'), { time: true, width: 170 }),
      column.render('Sentence', t('what'), told, { sort: false, text: told, wrap: true, card: 'name' }),
      ...account,
      column.text('Who', t('who'), { sort: false, width: 190, ...aside }),
      column.render('Action', t('action'), row => t(row.Action), { sort: false, text: row => t(row.Action), width: 110, ...aside }),
      column.render('Object', t('object'), object, { sort: false, text: object, width: 240, ...aside }),
      column.render('Changes', t('changes'), fields, { sort: false, text: changes, ...aside }),
      column.text('Call', t('call'), { sort: false, hidden: true }),
      column.text('ObjectId', t('objectId'), { sort: false, hidden: true }),
      column.text('Address', t('address'), { sort: false, hidden: true }),
    ]
  }, [t, language, shown, everywhere])
}
