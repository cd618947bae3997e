import { useEffect } from 'react'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { taskMoved } from '../../../base/tasks/contract.ts'
import { GetPropertyList, GetPropertyTags, GetRegions } from '../../buildings/contract.ts'
import { GetImport, GetImportRows, GetImports } from '../contract.ts'

export type Import = Output<typeof GetImport>
/** Milliseconds between looks at a running import, for when the stream of events is down. */
const LOOK = 2000

/** An import, looked at again while it runs; lists of buildings are loaded afresh when it has ended. */
export const useImport = (gId: string, ImportId: string) => {
  const query = useCall(GetImport, { gId, ImportId }, { quiet: true })
  const running = query.data?.State === 'Running'
  useEvent(running ? taskMoved : null, () => void refresh(GetImport))
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void refresh(GetImport), LOOK)
    return () => {
      clearInterval(timer)
      void refresh(GetImports, GetImportRows, GetPropertyList, GetPropertyTags, GetRegions)
    }
  }, [running])
  return query
}
