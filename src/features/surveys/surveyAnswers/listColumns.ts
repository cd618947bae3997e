import { nameIn } from '../../../core/labels.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { words as surveyWords } from '../surveys/words.ts'
import { GetCustomerSurveys } from './contract.ts'
import { staffWords } from './staffWords.ts'

const column = describeColumns(GetCustomerSurveys, staffWords)

/** The columns of the surveys that are out with customers, on their screen and in their files. */
export const customerSurveyColumns: DescribedList<typeof GetCustomerSurveys> = {
  call: GetCustomerSurveys,
  columns: [
    column.said('SurveyName', 'SurveyName', ({ SurveyName }, { phrase }) => SurveyName || phrase(staffWords, 'untitled')),
    column.said('BuildingName', 'BuildingName', (row, { language }) => nameIn(row.BuildingName, language)),
    column.chosen('Status', 'Status', { words: surveyWords, under: 'status' }),
    column.said('Answered', 'progress', ({ Answered, Total }) => `${Answered}/${Total}`, {
      value: ({ Answered, Total }) => (Total > 0 ? Answered / Total : null), // a spreadsheet takes 3/10 for a day in March
      numberFormat: '0%',
    }),
    column.date('ModifiedDate', 'ModifiedDate', { time: true }),
    column.date('SubmittedDate', 'SubmittedDate', { time: true }),
  ],
}
