import { useEffect } from 'react'
import { carriedStore } from '../../../../ui/carried.ts'
import { Pending } from '../../../../ui/pages.tsx'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { SurveyPage } from './SurveyPage.tsx'
import { useCarriedAbout } from './useCarried.ts'

/** The responses to the newest survey of the chosen building. */
export const Screen = () => {
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const about = useCarriedAbout()
  useEffect(() => carriedStore.set(null), [])
  return about === null ? <SurveyPage gId={gId} bId={bId} builderId={undefined} mode="responses" /> : <Pending />
}
