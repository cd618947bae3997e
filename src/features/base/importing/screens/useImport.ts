import { useEffect } from 'react'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { taskMoved } from '../../tasks/contract.ts'
import type { ImportContract } from '../contract.ts'
import type { ImportPages } from './importPages.ts'

export type Import = Output<ImportContract['GetImport']>
/** Milliseconds between looks at a running import, for when the stream of events is down. */
const LOOK = 2000

/** An import, looked at again while it runs; lists of its records are loaded afresh when it has ended. */
export const useImport = ({ calls, refresh: shows }: ImportPages, gId: string, ImportId: string) => {
  const { GetImport, GetImportRows, GetImports } = calls
  const query = useCall(GetImport, { gId, ImportId }, { quiet: true })
  const running = query.data?.Status === 'Running'
  useEvent(running ? taskMoved : null, () => void refresh(GetImport))
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void refresh(GetImport), LOOK)
    return () => {
      clearInterval(timer)
      void refresh(GetImports, GetImportRows, ...shows)
    }
  }, [running, GetImport, GetImportRows, GetImports, shows])
  return query
}
