import { useBlocker, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { choose } from '../dialogs.tsx'
import { languageStore } from '../language.ts'
import { holdUnsaved, leaveSaved } from '../unsaved.ts'
import { words } from '../words.ts'
import { wordsIn } from '../words.tsx'
import { useLatest } from './useLatest.ts'

/** Saves what is unsaved: true when that has been done; else what is wrong is shown. */
export type SaveFirst = () => Promise<boolean>

// The dialog gives the focus back as it goes; what a save then focuses must come later.
const CLOSING = 60

/**
 * Asks about unsaved changes. `saved` and `discarded`: go on; null: stay, also after a save with problems. Without `save` the changes can
 * only be discarded.
 */
export const mayLeave = async (save?: SaveFirst): Promise<'saved' | 'discarded' | null> => {
  const t = wordsIn(words, languageStore.get())
  const discard = { value: 'discarded', label: t('leave'), tone: 'danger' } as const
  const answer = await choose({
    title: t('leaveTitle'),
    text: t(save ? 'leaveSaveText' : 'leaveText'),
    no: t('stay'),
    options: save ? [discard, { value: 'saved', label: t('leaveSave'), tone: 'main' }] : [discard],
  })
  if (answer !== 'saved' || !save) return answer
  await new Promise(resolve => setTimeout(resolve, CLOSING))
  return (await save()) ? 'saved' : null
}

/** While `dirty`, asks before another page is opened (and offers to `save` first), and lets the browser ask before the window closes. */
export const useGuard = (dirty: boolean, save?: SaveFirst): void => {
  const router = useRouter()
  const latest = useLatest({ dirty, save })
  const shouldBlockFn = useCallback(async (): Promise<boolean> => {
    if (!latest.current.dirty) return false
    // Where the user is heading counts then, not where the form would go after a save.
    const arrived = (done: () => void) => {
      const stop = router.subscribe('onResolved', () => {
        stop()
        done()
      })
    }
    const { save: first } = latest.current
    return (await mayLeave(first && (() => leaveSaved(first, arrived)))) === null
  }, [latest, router])
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty])
  useBlocker({ shouldBlockFn, enableBeforeUnload: () => latest.current.dirty, disabled: !dirty })
}
