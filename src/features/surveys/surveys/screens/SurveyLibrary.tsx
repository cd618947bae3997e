import { useEffect } from 'react'
import { href, useGoTo } from '../../../../ui/route.ts'
import { surveyList } from '../routes.ts'

/** `/surveyLibrary`: leads to the list of surveys. */
export const Screen = () => {
  const goTo = useGoTo()
  useEffect(() => goTo(href(surveyList), { replace: true }), [goTo])
  return null
}
