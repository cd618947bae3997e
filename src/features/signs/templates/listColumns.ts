import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { languageNames } from '../../../core/words.ts'
import { GetSignTemplates } from './contract.ts'
import { words } from './words.ts'

const template = describeColumns(GetSignTemplates, words)

/** The columns of sign templates. */
export const templateColumns: DescribedList<typeof GetSignTemplates> = {
  call: GetSignTemplates,
  columns: [
    template.text('Name', 'name'),
    template.text('Size', 'size'),
    template.chosen('Orientation', 'orientation', 'orientations'),
    template.number('Codes', 'codes'),
    template.said('Language', 'language', row => languageNames[row.Language ?? 'en']),
    template.date('ModifiedDate', 'modified'),
  ],
}
