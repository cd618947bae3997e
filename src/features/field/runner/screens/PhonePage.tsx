import { lazy, Suspense } from 'react'
import { PhoneApp } from './PhoneApp.tsx'

const KeptList = lazy(async () => ({ default: (await import('../../../codes/visits/screens/KeptList.tsx')).KeptList }))

/** Whether the worker shows this page in place of the portal's evacuation list, which could not be loaded. */
export const isListPath = (): boolean => location.pathname === '/evacuationList'

/** The page that the worker keeps: the app that walks rounds, or the evacuation list as it was seen last. */
export const PhonePage = () =>
  isListPath() ? (
    <Suspense>
      <KeptList />
    </Suspense>
  ) : (
    <PhoneApp />
  )
