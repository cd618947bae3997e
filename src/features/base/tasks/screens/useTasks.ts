import { useEffect, useRef } from 'react'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { useSession } from '../../../../ui/session.ts'
import { SAVE_TOAST_TIME, toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks, type TaskRow, taskMoved } from '../contract.ts'
import { words } from '../words.ts'
import { downloadAwaited } from './started.ts'

/** Milliseconds between looks at running tasks, for when the stream of events is down. */
const LOOK = 5000

/** Whether a task still waits or runs. */
export const isRunning = ({ State }: TaskRow): boolean => State === 'Waiting' || State === 'Running'

/** The caller's tasks in the active account, kept fresh; a toast tells when one ends. */
export const useTasks = () => {
  const { gId } = useSession()
  const query = useCall(GetTasks, gId ? { gId } : null, { quiet: true })
  useEvent(gId ? taskMoved : null, () => void refresh(GetTasks))
  const tasks = query.data?.Tasks
  const running = tasks?.some(isRunning) ?? false
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void refresh(GetTasks), LOOK)
    return () => clearInterval(timer)
  }, [running])
  useEndToasts(tasks)
  return { gId, tasks, unseen: query.data?.Unseen ?? 0, failed: query.isError, again: () => void query.refetch() }
}

// Only tasks that this page has seen running: what ended before is counted at the bell, no more. A mail has been announced when it was sent.
const useEndToasts = (tasks: readonly TaskRow[] | undefined): void => {
  const t = useWords(words)
  const ran = useRef(new Set<string>())
  useEffect(() => {
    for (const task of tasks ?? []) {
      if (isRunning(task)) ran.current.add(task.acId)
      else if (downloadAwaited(task)) {
        ran.current.delete(task.acId)
        toast.success(t('downloaded', { title: task.Title }), SAVE_TOAST_TIME)
      } else if (ran.current.delete(task.acId)) {
        if (task.State === 'Failed') toast.error(t('broken', { title: task.Title }), SAVE_TOAST_TIME)
        else if (task.Kind === 'ImportBuildings') toast.success(t('brought', { title: task.Title }), SAVE_TOAST_TIME)
        else if (task.Kind === 'Bulk') toast.success(t('changed', { title: task.Title }), SAVE_TOAST_TIME)
        else if (task.Kind !== 'SendDashboardByEmail') toast.success(t('ready', { title: task.Title }), SAVE_TOAST_TIME)
      }
    }
  }, [tasks, t])
}
