import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetAuditRows } from './contract.ts'
import { fieldName } from './fieldNames.ts'
import { objectName } from './objectName.ts'
import { auditSentence } from './sentence.ts'
import { describeValue } from './values.ts'
import { words } from './words.ts'

const column = describeColumns(GetAuditRows, words)
// What the sentence says, part by part: in files, and for whom chooses them.
const aside = { file: 'always' } as const

/** The columns of the audit, on its screen and in its files. */
export const auditColumns: DescribedList<typeof GetAuditRows> = {
  call: GetAuditRows,
  columns: [
    column.date('When', 'when', { time: true }),
    column.said('Sentence', 'what', auditSentence),
    column.text('GroupName', 'account'),
    column.text('Who', 'who', aside),
    column.said('Action', 'action', (row, { phrase }) => phrase(words, row.Action), aside),
    column.said(
      'Object',
      'object',
      (row, { language }) => [objectName(row.Object, language, row.ObjectVariant), row.ObjectName].filter(Boolean).join(' · '),
      aside,
    ),
    column.said(
      'Changes',
      'changes',
      (row, shown) =>
        row.Changes.map(({ Field, Kind, Before, After }) => {
          const name = fieldName(row.Object, Field, shown.language)
          if (Kind !== 'Value' && Kind !== 'Names') return name
          const value = (one: typeof Before) => describeValue({ Object: row.Object, Field, Kind }, one, shown)
          return `${name}: ${value(Before)} → ${value(After)}`
        }).join('; '),
      aside,
    ),
    column.text('Call', 'call'),
    column.text('ObjectId', 'objectId'),
    column.text('Address', 'address'),
  ],
}
