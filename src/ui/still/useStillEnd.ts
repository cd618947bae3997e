import { useLayoutEffect } from 'react'
import { endStill } from './still.ts'

/** The page that calls it stands: it is shown in place of the still. */
export const useStillEnd = (): void => useLayoutEffect(() => void endStill(), [])
