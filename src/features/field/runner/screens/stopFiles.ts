import type { AttachedFile, StopWalked } from '../../inspections/items.ts'
import type { TypedStop } from '../../inspections/typedStop.ts'
import { makeFile } from './newFile.ts'
import type { KeptWalk } from './store.ts'
import type { KeepProblem, KeptWalkHandle } from './useKeptWalk.ts'
import { tell, type WalkLog } from './walkLog.ts'

type Files = Parameters<KeptWalkHandle['put']>[1]
type FilesOfStop = {
  walk: KeptWalk
  kept: StopWalked
  StopId: string
  typed: TypedStop
  put: (by: (before: WalkLog) => WalkLog, files?: Files) => Promise<KeepProblem | null>
  answer: (code: string, value: unknown) => void
}

/** How files come to a stop: with an answer that is files, or beside an answer. They are told at once: a photo is no typing. */
export const stopFiles = ({ walk, kept, StopId, typed, put, answer }: FilesOfStop) => {
  const attached = (code: string, list: readonly AttachedFile[], files?: Files) =>
    put(before => tell(before, 'files', { stop: StopId, code, value: list }), files)
  return {
    attached,
    attach: async (code: string, blob: Blob, Name: string) => {
      const made = await makeFile(walk.InspectionId, blob, Name)
      await attached(code, [...(kept.files[code] ?? []), { FileId: made.file.FileId, Name }], [made])
    },
    addFile: async (code: string, blob: Blob, Name: string) => {
      const made = await makeFile(walk.InspectionId, blob, Name)
      const list = [...filesOf(typed.answers[code]), { FileId: made.file.FileId, Name }]
      const wrong = await put(before => tell(before, 'answer', { stop: StopId, code, value: list }), [made])
      if (!wrong) answer(code, list)
    },
  }
}

const filesOf = (value: unknown): readonly AttachedFile[] => (Array.isArray(value) ? value : [])
