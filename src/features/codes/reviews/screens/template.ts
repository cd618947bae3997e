import type { Language } from '../../../../core/words.ts'
import { downloadTemplate as download } from '../../../base/importing/screens/template.ts'
import { reviewColumns } from '../columns.ts'
import { words } from '../words.ts'

/** Gives the user the template of a file of reviews. */
export const downloadTemplate = (language: Language): Promise<void> =>
  download(language, {
    columns: reviewColumns,
    words,
    example: {
      BuildingCode: 'HPT',
      ReviewId: 'AbFvOqk3f1',
      Stars: '4',
      ReviewDate: '2026-03-14',
      Comment: words[language].exampleComment,
    },
    values: [{ field: 'Stars', values: ['1', '2', '3', '4', '5'], offered: true }],
  })
