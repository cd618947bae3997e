import { useEffect, useState } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { FinishReviewSource, GetReviewLocations, GetReviewSource } from '../contract.ts'

/**
 * Takes the consent with which Google's page comes back (`code` and `state` in the address), once, and clears the address.
 * True where Google says that it was not given.
 */
export const useConsent = (gId: string): boolean => {
  const [cancelled, setCancelled] = useState(false)
  const { run } = useWrite(FinishReviewSource, { refresh: [GetReviewSource, GetReviewLocations] })
  useEffect(() => {
    const { searchParams, pathname } = new URL(window.location.href)
    const [Code, State, error] = ['code', 'state', 'error'].map(name => searchParams.get(name))
    if (!error && !(Code && State)) return
    window.history.replaceState(window.history.state, '', pathname)
    if (error) setCancelled(true)
    else if (Code && State) void run({ GroupId: gId, Code, State })
  }, [gId, run])
  return cancelled
}
