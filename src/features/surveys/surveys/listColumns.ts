import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetSurveyList } from './contract.ts'
import { blankPin } from './rules.ts'
import { words } from './words.ts'

const column = describeColumns(GetSurveyList, words)

/** The columns of the surveys of an account, on their screen and in their files. */
export const surveyColumns: DescribedList<typeof GetSurveyList> = {
  call: GetSurveyList,
  columns: [
    column.localized('GroupName', 'col.GroupName'),
    column.localized('BuildingName', 'col.BuildingName'),
    column.chosen('Status', 'col.Status', 'status'),
    column.said('SurveyName', 'col.SurveyName', ({ SurveyName }, { phrase }) => SurveyName || phrase(words, 'untitled')),
    column.said('PIN', 'col.PIN', ({ PIN }) => PIN || blankPin),
    column.date('ModifiedDate', 'col.ModifiedDate'),
    column.date('SubmittedDate', 'col.SubmittedDate'),
  ],
}
