import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Pending, StatusPage } from '../../../../ui/pages.tsx'
import { CallError } from '../../../../ui/send.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { surveyMessages } from '../../surveys/rules.ts'
import { GetSurvey, surveyAnswered } from '../contract.ts'
import { staffWords } from '../staffWords.ts'
import { words } from '../words.ts'
import { Answering } from './Answering.tsx'
import { Responses } from './Responses.tsx'

/** `answer`: the customer; `responses`: staff read the answers; `builder`: staff see the form as the customer does. */
export type Mode = 'answer' | 'responses' | 'builder'
type Props = { gId: string; bId: string; builderId: string | undefined; mode: Mode }

/** Loads a survey for one of its three modes. */
export const SurveyPage = ({ gId, bId, builderId, mode }: Props) => {
  const t = useWords(words)
  const ts = useWords(staffWords)
  const say = useSay()
  const { data, error } = useCall(GetSurvey, { gId, bId, ...(builderId && { builderId }) }, { quiet: true })
  useEvent(mode === 'responses' ? surveyAnswered : null, () => void refresh(GetSurvey))
  if (data) return mode === 'responses' ? <Responses survey={data} /> : <Answering survey={data} mode={mode} />
  if (!error) return <Pending />
  if (error instanceof CallError && error.message === surveyMessages.unavailable)
    return <StatusPage drawing="emptyList" title={t('unavailableTitle')} text={say(surveyMessages.unavailable)} />
  if (mode !== 'answer' && error instanceof CallError && error.code === 'sys.obj.nof')
    return <EmptyState text={ts('noSurvey')} hint={ts('noSurveyHint')} />
  throw error
}
