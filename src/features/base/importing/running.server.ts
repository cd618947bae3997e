import type { Language } from '../../../core/words.ts'
import type { InAccount } from '../../../platform/jobs/job.ts'

/** An import that a person has started; `Buildings` are those that the person may see. */
export type RunningImport = InAccount & {
  ImportId: string
  TaskId: string
  UserId: string
  FullName: string
  Language: Language
  Buildings: readonly string[] | 'all'
  Existing: 'Update' | 'Skip'
  Wrong: 'Refuse' | 'LeaveOut'
  RequestId: string
}

/** Thrown where trying again would change nothing; its message is for the person who waits. */
export class CannotImport extends Error {}
