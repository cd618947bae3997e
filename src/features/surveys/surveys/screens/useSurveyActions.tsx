import { useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { copyText } from '../../../../ui/kit/copy.ts'
import { href, useGo, useGoTo } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AcceptSurvey, DeleteSurvey, GetAllSurveyList, GetSurveyList, ReopenSurvey } from '../contract.ts'
import type { SurveyRow } from '../model.ts'
import { surveyBuilder } from '../routes.ts'
import { customerLink } from '../rules.ts'
import { surveySuccesses } from '../successes.ts'
import { words } from '../words.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

/** The calls whose answers a change of a survey makes old. */
export const changedBySurvey = [GetSurveyList, GetAllSurveyList]

/** The page of a survey's responses, opened with the flag that it shows them. */
const contentSurvey = { path: '/contentSurvey/{gId}/{bId}/{builderId?}' } as const

/** Where accepted answers are taken over into the building. */
const surveyTakeOver = { path: '/surveyTakeOver/{gId}/{bId}/{builderId}' } as const

/** What can be done with surveys. `done` is called after what takes the selection away. */
export const useSurveyActions = (done: () => void = () => undefined) => {
  const t = useWords(words)
  const go = useGo()
  const goTo = useGoTo()
  const remove = useWrite(DeleteSurvey, { done: surveySuccesses.deleted, refresh: changedBySurvey })
  const accept = useWrite(AcceptSurvey, { done: 'Successfully saved', refresh: changedBySurvey })
  const reopen = useWrite(ReopenSurvey, { done: 'Successfully saved', refresh: changedBySurvey })
  const place = ({ GroupId: gId, BuildingId: bId, BuilderId: builderId }: SurveyRow) => ({ gId, bId, builderId })
  return {
    edit: (row: SurveyRow) => go(surveyBuilder, place(row)),
    responses: (row: SurveyRow) => goTo(href(contentSurvey, place(row), { responses: true })),
    copy: (row: SurveyRow) => dialogs.open(() => <CopyDialog survey={row} />),
    copyLink: async (row: SurveyRow) => {
      if (await copyText(customerLink(location.origin, row.BuildingId, row.BuilderId))) toast.success('Copied')
    },
    remove: async (row: SurveyRow) => {
      const text = t('deleteText', { name: row.SurveyName || t('untitled') })
      if (!(await confirm({ title: t('deleteTitle'), text, yes: t('delete'), danger: true }))) return
      if (await remove.run({ GroupId: row.GroupId, SurveyId: row.BuilderId })) done()
    },
    accept: async (row: SurveyRow) => {
      if (await accept.run({ GroupId: row.GroupId, BuilderId: row.BuilderId })) goTo(href(surveyTakeOver, place(row)))
    },
    takeOver: (row: SurveyRow) => goTo(href(surveyTakeOver, place(row))),
    reopen: (row: SurveyRow) => reopen.run({ GroupId: row.GroupId, BuilderId: row.BuilderId }),
    send: (gId: string, rows: readonly SurveyRow[]) => dialogs.open(() => <SendDialog gId={gId} surveys={rows} onSent={done} />),
  }
}
