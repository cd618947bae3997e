import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { confirm } from '../dialogs.tsx'
import { languageStore } from '../language.ts'
import { holdUnsaved } from '../unsaved.ts'
import { words } from '../words.ts'
import { wordsIn } from '../words.tsx'
import { useLatest } from './useLatest.ts'

/** Asks whether unsaved changes may be lost: true to go on. */
export const mayLose = (): Promise<boolean> => {
  const t = wordsIn(words, languageStore.get())
  return confirm({ title: t('leaveTitle'), text: t('leaveText'), yes: t('leave'), no: t('stay'), danger: true })
}

/** While `dirty`, asks before another page is opened, and lets the browser ask before the window closes. */
export const useGuard = (dirty: boolean): void => {
  const latest = useLatest(dirty)
  const shouldBlockFn = useCallback(async (): Promise<boolean> => latest.current && !(await mayLose()), [latest])
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty])
  useBlocker({ shouldBlockFn, enableBeforeUnload: () => latest.current, disabled: !dirty })
}
