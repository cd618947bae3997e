import { useCallback, useRef, useState } from 'react'
import type { AnyCall, Input, Output } from '../../core/call.ts'
import { type Draft, type Path, readPath, writePath } from '../../core/paths.ts'
import { describeProblem, messageAt, messages, type Problem } from '../../core/problem.ts'
import { CallError, refresh, useWrite } from '../calls.ts'
import { SAVE_TOAST_TIME, toast } from '../toasts.ts'
import { focusFirst, shownField } from './focus.ts'
import { followOwnSaves, noteOwnSave } from './ownSaves.ts'
import { findCallProblems } from './problems.ts'
import { type Difference, useDraft } from './useDraft.ts'
import { useLatest } from './useLatest.ts'
import { useUploadsFirst } from './useUploadsFirst.ts'

/** A form as its fields and shells see it. */
/** Compared as methods are, so that the form of a call is a form of anything that it holds. */
type Change<V> = { change(before: V): V }['change']
export type CallForm<V> = {
  /** What the screen shows. A part that is not filled yet may be '' , null or missing, whatever the type says. */
  values: V
  /** Replaces the values, or changes them: `put(before => changeRole(before, role))`. */
  put(next: V | Change<V>): void
  /** Changes one field; the name is any path of the input. */
  set(path: Path<V>, value: unknown): void
  problems: readonly Problem[]
  /** The message at a field. */
  problemAt(path: string): string | undefined
  /** Waits for files that are still being sent, checks and sends. True when saved. */
  save(): Promise<boolean>
  saving: boolean
  dirty: boolean
  /** Somebody else has saved in between. Once their values are the `initial` ones, the fields not touched here show them. */
  conflict: boolean
  /** What somebody else has made of a field before the conflict; null where they have not changed it. */
  differenceAt(path: string): Difference | null
  /** Takes the refusal of another call that sent these values, as of its own. True when the fields show all of it. */
  refused(error: unknown): boolean
  /** Back to the initial values, or to new ones. */
  reset(next?: Draft<V>): void
  /** Ties fields to the form in the document. */
  id: string
  /** Of a form that edits a part of another: what problems call a field of it. */
  placeOf?: (path: string) => string
}

/** Ties a field to its form in the document, so that its problem finds it. */
export const markField = ({ id, placeOf }: Pick<CallForm<unknown>, 'id' | 'placeOf'>, path: string) => ({
  'data-form': id,
  'data-field': placeOf?.(path) ?? path,
})

export type FormOptions<C extends AnyCall> = {
  /** Values to begin with; a new object with other contents resets the form unless it has unsaved changes. */
  initial: Draft<Input<C>>
  /** Rules of the screen besides the call's own. */
  check?: (values: Input<C>) => Problem[]
  /** Success toast. */
  done?: string | undefined
  refresh?: readonly { path: string }[]
  /** What `initial` is read by: asked again after a conflict, so that what the others have saved comes into the form. */
  reads?: readonly { path: string }[]
  onSaved?: (output: Output<C>, input: Input<C>) => void | Promise<void>
  /**
   * The record whose `Version` the input names: what this window has saved of it meanwhile, by any form, is no conflict. The form sends the
   * latest version of its own, and notes the one that the output tells.
   */
  record?: string | undefined
  /** The field at which a refusal stands that names none (a wrong password, too many tries). Otherwise such a refusal is a toast. */
  refusalAt?: Path<Input<C>>
  /** How another `initial` comes into changed values after a conflict; field by field unless given. */
  merge?: (base: Input<C>, mine: Input<C>, theirs: Input<C>) => Input<C>
  /** Last change of the input before it is sent. */
  send?: (input: Input<C>) => Input<C>
}

let made = 0

/**
 * A form that sends one call. Problems come from `call.check` and `check`, then from the server's `fields`; they show on save, then with
 * every change (never on blur). The first one gets the focus.
 */
export const useCallForm = <C extends AnyCall>(call: C, options: FormOptions<C>): CallForm<Input<C>> => {
  type V = Input<C>
  const latest = useLatest(options)
  const [id] = useState(() => `form-${++made}`)
  const { problems, setProblems, conflict, setConflict, refused } = useProblems(id, latest)
  const tried = useRef(false)
  // A draft is typed as complete input: screens read it without ceremony, and `checked` finds what is missing.
  const { values, current, dirty, change, differenceAt, restart } = useDraft(options.initial as V, conflict, options.merge)

  const reset = useCallback(
    (next?: unknown) => {
      tried.current = false
      restart((next ?? latest.current.initial) as V)
      setProblems([])
      setConflict(false)
    },
    [latest, restart, setProblems, setConflict],
  )
  const put = useCallback(
    (next: V | ((before: V) => V)) => {
      const value = change(next)
      if (tried.current) setProblems(findCallProblems(call, value, latest.current.check as never).problems)
    },
    [call, latest, change, setProblems],
  )
  const set = useCallback((path: string, value: unknown) => put(before => writePath(before, path, value)), [put])

  const write = useWrite(call, {
    done: options.done,
    refresh: options.refresh,
    onRefused: refused,
    onSaved: async (output, input) => {
      reset(current.current)
      noteOwnSave(latest.current.record, input, output)
      await latest.current.onSaved?.(output, input)
    },
  })
  const uploads = useUploadsFirst()
  const saving = write.running || uploads.waiting
  const save = async (): Promise<boolean> => {
    if (saving || !(await uploads.finish())) return false
    tried.current = true
    const { input, problems: found } = findCallProblems(call, current.current, latest.current.check as never)
    setProblems(found)
    setConflict(false)
    if (found.length > 0) return showProblems(id, found)
    const { send = (same: V) => same, record } = latest.current
    return (await write.run(followOwnSaves(send(input as V), record))) !== undefined
  }
  const problemAt = (path: string) => messageAt(problems, path)
  const shown = { id, values, dirty, conflict, problems, differenceAt }
  return { ...shown, put, set: set as CallForm<V>['set'], problemAt, save, saving, refused, reset }
}

type ProblemOptions = { reads?: readonly { path: string }[]; refusalAt?: string }

const useProblems = (id: string, options: { readonly current: ProblemOptions }) => {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState(false)
  /** Takes what the server said; true when the fields show all of it. */
  const refused = (error: unknown): boolean => {
    if (!(error instanceof CallError)) return false
    const raced = error.code === 'sys.obj.cfl' && error.fields.length === 0 // with fields, it says what else stands in the way
    setConflict(raced)
    if (raced) void refresh(...(options.current.reads ?? []))
    const found = placeRefusal(error, options.current.refusalAt)
    if (found.length > 0) setProblems(found)
    return allShown(id, found)
  }
  return { problems, setProblems, conflict, setConflict, refused }
}

/** The problems of a refusal; one that names no field, and is no fault of the network or the server, stands at `field`. */
const placeRefusal = ({ fields, status, message }: CallError, field: string | undefined): readonly Problem[] =>
  field && fields.length === 0 && status >= 400 && status < 500 ? [{ Field: field, Message: message }] : fields

/** Focuses the first problem; false when a problem has no field that shows it. */
const allShown = (id: string, problems: readonly Problem[]): boolean => {
  if (problems.length > 0) focusFirst(id, problems)
  return problems.length > 0 && problems.every(problem => shownField(id, problem.Field))
}

/** Shows what keeps a save back: at the fields, and as a toast where one of them is not on the screen. */
const showProblems = (id: string, found: readonly Problem[]): false => {
  if (!allShown(id, found)) toast.error(toastFor(found), SAVE_TOAST_TIME)
  return false
}

const toastFor = (found: readonly Problem[]): string =>
  found.some(problem => problem.Message === messages.required) ? messages.fillRequired : found[0] ? describeProblem(found[0]) : ''

/** The value at a path, for fields. */
export const valueAt = (form: { values: unknown }, path: string): unknown => readPath(form.values, path)
