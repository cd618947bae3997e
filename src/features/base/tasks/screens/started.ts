import type { TaskRow } from '../contract.ts'

/** Tasks of this page whose file its user waits for. */
const awaited = new Set<string>()

/** Gives the user the file of a task as soon as it is done, while this page is open. */
export const downloadWhenDone = (TaskId: string): void => void awaited.add(TaskId)

/** Downloads the file of a task that is done, if it was asked for here; once. Whether it did. */
export const downloadAwaited = ({ acId, State, FileLink, FileName, Title }: TaskRow): boolean => {
  if (!awaited.has(acId) || (State !== 'Done' && State !== 'Failed')) return false
  awaited.delete(acId)
  if (State === 'Failed' || !FileLink) return false
  const link = Object.assign(document.createElement('a'), { href: FileLink, download: FileName ?? Title })
  link.click()
  return true
}
