import { useEffect } from 'react'
import { carriedStore } from '../../../../ui/carried.ts'
import { Pending } from '../../../../ui/pages.tsx'
import { href, type ParamsOf, useGoTo } from '../../../../ui/route.ts'
import { adoptSelection, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { ownSurvey, surveyWelcome } from '../routes.ts'
import { type Mode, SurveyPage } from './SurveyPage.tsx'
import { useCarriedAbout } from './useCarried.ts'

type Params = ParamsOf<'/contentSurvey/{gId}/{bId}/{builderId?}'>

/** A survey: for the customer who has opened it to answer, for staff to read. Whoever is neither is led to the welcome page. */
export const Screen = ({ params: { gId, bId, builderId } }: { params: Params }) => {
  const { status, can } = useSession()
  const [{ responses, builder }] = useUrlState({ responses: false, builder: false })
  const about = useCarriedAbout()
  const goTo = useGoTo()
  const staff = status === 'in' && can(ownSurvey.may)
  const asStaff = staff && (responses || builder || about === null)
  const customer = !asStaff && about?.startsWith('Survey:') === true
  useEffect(() => {
    if (!asStaff) return
    carriedStore.set(null) // staff read by their own session
    adoptSelection({ gId, bId })
  }, [asStaff, gId, bId])
  useEffect(() => {
    if (status !== 'starting' && !asStaff && !customer)
      goTo(href(surveyWelcome, { nextPathname: 'contentSurvey', bId, builderId }), { replace: true })
  }, [status, asStaff, customer, goTo, bId, builderId])
  if ((asStaff && about !== null) || (!asStaff && !customer)) return <Pending />
  const mode: Mode = customer ? 'answer' : builder ? 'builder' : 'responses'
  return <SurveyPage gId={gId} bId={bId} builderId={builderId} mode={mode} />
}
