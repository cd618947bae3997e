import { Button, Progress } from '@mantine/core'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { surveyLibrary } from '../../surveys/routes.ts'
import { SurveyStatusMark } from '../../surveys/screens/SurveyStatusMark.tsx'
import { words as surveyWords } from '../../surveys/words.ts'
import { GetCustomerSurveys } from '../contract.ts'
import { customerSurveyColumns } from '../listColumns.ts'
import { contentSurvey } from '../routes.ts'
import { staffWords } from '../staffWords.ts'
import classes from './surveys.module.css'

const statuses = ['Completed', 'PendingApproval', 'Active'] as const

/** The surveys that are out with customers of the account, or of the chosen building: a row leads to its responses. */
export const Screen = () => {
  const ts = useWords(staffWords)
  const tl = useWords(surveyWords)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { bId } = useSession()
  const filters = useFilters(GetCustomerSurveys, [
    choice('Status', {
      key: 'status',
      label: ts('Status'),
      any: ts('anyStatus'),
      options: statuses.map(value => ({ value, label: tl(`status.${value}`) })),
      chip: option => option,
      width: 220,
    }),
  ])
  const columns = columnsIn(customerSurveyColumns, language, {
    Status: { render: row => <SurveyStatusMark status={row.Status} />, card: 'state' },
    Answered: { render: row => <Share {...row} /> },
  })
  const list = useListTable(GetCustomerSurveys, {
    filter: { gId, ...(bId && { bId }) },
    filters,
    columns,
    label: ts('title'),
    search: 'text',
    searchLabel: ts('search'),
    hrefOf: row => href(contentSurvey, { gId, bId: row.BuildingId, builderId: row.id }, { responses: true }),
    empty: { hint: ts('emptyHint') },
  })
  return (
    <Page
      title={ts('title')}
      lead={ts('listLead')}
      action={
        <Button component={AddressLink} href={href(surveyLibrary)} variant="default">
          {ts('library')}
        </Button>
      }
      filters={list.filters}
    >
      {list.body}
    </Page>
  )
}

const Share = ({ Answered, Total }: { Answered: number; Total: number }) => (
  <span className={classes.share}>
    <Progress value={Total === 0 ? 0 : (Answered / Total) * 100} size="sm" w={72} aria-hidden />
    <span className="tabular">
      {Answered}/{Total}
    </span>
  </span>
)
