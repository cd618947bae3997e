import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryState,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyCall, Input, Output } from '../core/call.ts'
import { sessionEnds } from '../core/wire.ts'
import { carriedFor, carriedStore, dropCarried } from './carried.ts'
import { languageStore } from './language.ts'
import { noteMade } from './newRows.ts'
import { CallError, NETWORK_CODE, type Sendable, send } from './send.ts'
import { isAway, sessionOver, sessionStore, sessionToken, tokenOnReturn } from './session.ts'
import { SAVE_TOAST_TIME, TOAST_TIME, toast } from './toasts.ts'

export { CallError } from './send.ts'

type Options = {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Sends in place of the browser's own `fetch`. */
  fetch?: typeof fetch
}

/**
 * Sends one call: a promise of its output, or a CallError. Shows nothing; a token that is no longer good ends the session, and where
 * unsaved input waits for its user, the call waits too.
 * A list reply without its rows rejects with an error that carries the body.
 */
export const callOnce = async <C extends AnyCall>(call: C, input: Input<C>, options: Options = {}): Promise<Output<C>> => {
  const used = carriedFor(call.path) ?? (call.scope === 'public' ? sessionToken() : await tokenOnReturn())
  try {
    return (await send(call as Sendable, input, { token: used, language: languageStore.get(), ...options })) as Output<C> // the gate has checked it against call.output
  } catch (error) {
    const ends = error instanceof CallError && sessionEnds(error.code)
    if (ends && !dropCarried(used) && used && used === sessionToken()) sessionOver(error.ended)
    if (ends && used && isAway(sessionStore.get()) && (await tokenOnReturn())) return callOnce(call, input, options)
    throw error
  }
}

const refusalShown = (error: unknown, ms: number): void => {
  if (error instanceof CallError && sessionEnds(error.code)) return
  toast.error(error, ms)
}
/** Nobody waits longer than that for another try of itself. */
const patience = 5
const worthAgain = (failures: number, error: unknown, most: number): boolean => {
  if (failures >= most || !(error instanceof CallError) || (error.retryAfter ?? 0) > patience) return false
  return error.code === NETWORK_CODE || error.code === 'sys.srv.una' || (error.code === 'req.lim.exc' && error.retryAfter !== undefined)
}
/** Milliseconds until the next try: not before the server wants it. */
const pauseBefore = (least: number, error: unknown): number =>
  Math.max(least, error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0)

/** Milliseconds for which an answer, or a refusal, is not asked for again by the next part of a page that shows it. */
const fresh = 10_000
const asksOnMount = ({ error, errorUpdatedAt }: QueryState): boolean => worthAgain(0, error, 1) || Date.now() - errorUpdatedAt >= fresh

/** All answers that the browser keeps. One for the page; emptied when the session ends. */
export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.quiet) refusalShown(error, TOAST_TIME)
    },
  }),
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      staleTime: fresh,
      retryOnMount: query => asksOnMount(query.state),
      networkMode: 'always',
      retry: (failures, error) => worthAgain(failures, error, 2),
      retryDelay: (tried, error) => pauseBefore(400 * 2 ** tried, error),
    },
    mutations: {
      networkMode: 'always',
      retry: (failures, error) => worthAgain(failures, error, 1),
      retryDelay: (_tried, error) => pauseBefore(800, error),
    },
  },
})

let signedIn: string | null = null
sessionStore.subscribe(() => {
  const now = sessionStore.get().profile?.acId ?? null
  // When a session ends, the caller gets the refusal first; the cache is emptied afterwards.
  if (signedIn && now === null) setTimeout(() => queries.clear())
  else if (signedIn && signedIn !== now) queries.clear()
  signedIn = now
})

// Data read with one token is never shown under another token, or without one.
let carriedBefore = carriedStore.get()
carriedStore.subscribe(() => {
  const now = carriedStore.get()
  for (const path of [...(carriedBefore?.paths ?? []), ...(now?.paths ?? [])]) queries.removeQueries({ queryKey: [path] })
  carriedBefore = now
})

type CallOptions = {
  quiet?: boolean
  /** `always`: asks whenever a screen opens; `once`: what the browser holds of it is good until a write changes it. */
  load?: 'always' | 'once'
}

/**
 * The answer of a reading call, kept and shared; `null` waits. While the next input loads, the previous answer stays, never over
 * accounts or buildings (`isPlaceholderData` tells). A refusal shows as a toast once, unless the call is quiet.
 */
export const useCall = <C extends AnyCall>(call: C, input: Input<C> | null, options: CallOptions = {}): UseQueryResult<Output<C>, Error> =>
  useQuery<unknown, Error, Output<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => callOnce(call, input as Input<C>, { signal }), // not asked while input is null
    enabled: input !== null,
    ...(options.load === 'always' && { refetchOnMount: 'always' as const }),
    ...(options.load === 'once' && { staleTime: Number.POSITIVE_INFINITY }),
    meta: { quiet: call.quiet === true || options.quiet === true },
    placeholderData: (previous: unknown, query: Pick<Query, 'queryKey'> | undefined) =>
      query && sameScope(query.queryKey[1], input) ? previous : undefined,
    select: asOutput<Output<C>>,
  })
// callOnce has said so: `useQuery` keeps one type for all answers, so that placeholders stay simple.
const asOutput = <T>(answer: unknown): T => answer as T

/** As `callOnce`: what the page asks for within ten seconds is asked once. */
export const callShared = <C extends AnyCall>(call: C, input: Input<C>): Promise<Output<C>> =>
  queries.fetchQuery({ queryKey: keyOf(call, input), queryFn: () => callOnce(call, input), staleTime: 10_000, meta: { quiet: true } })

/** The key of an answer: the call's path, then its input. */
export const keyOf = (call: { path: string }, input?: unknown): readonly unknown[] =>
  input === undefined ? [call.path] : [call.path, input]

/** Whether two inputs speak of the same account and building. */
export const sameScope = (a: unknown, b: unknown): boolean => {
  const [one, other] = [scopeOf(a), scopeOf(b)]
  return one.group === other.group && one.building === other.building
}
const scopeOf = (input: unknown): { group: unknown; building: unknown } => {
  const outer = Object(input) as Record<string, unknown>
  const names = { ...outer, ...(Object(outer.filter) as Record<string, unknown>) }
  return { group: names.gId ?? names.GroupId, building: names.bId ?? names.BuildingId ?? names.eId ?? names.EntityId }
}

/** Loads the answers of these calls again where they are shown, and forgets the others. */
export const refresh = async (...calls: { path: string }[]): Promise<void> => {
  for (const { path } of calls)
    queries.removeQueries({ queryKey: [path], type: 'inactive', predicate: one => one.state.status === 'error' })
  await Promise.all(calls.map(call => queries.invalidateQueries({ queryKey: [call.path] })))
}

export type WriteOptions<C extends AnyCall> = {
  /** Success toast, in words. */
  done?: string | undefined
  /** Calls whose answers this write changes. */
  refresh?: readonly { path: string }[] | undefined
  onSaved?: ((output: Output<C>, input: Input<C>) => void | Promise<void>) | undefined
  /** Told of a refusal; `true`: it is shown elsewhere, no toast. */
  onRefused?: ((error: unknown) => boolean | void) | undefined
}

/** A changing call. `run` resolves to the output, or to undefined when refused (the toast has been shown). */
export const useWrite = <C extends AnyCall>(call: C, options: WriteOptions<C> = {}) => {
  const intent = useIntent()
  const { mutateAsync, isPending } = useMutation<Output<C>, Error, { input: Input<C>; key: string }>({
    mutationFn: ({ input, key }) => callOnce(call, input, { idempotencyKey: key }),
  })
  const run = async (input: Input<C>): Promise<Output<C> | undefined> => {
    try {
      const output = await mutateAsync({ input, key: intent.keyFor(input) })
      intent.end()
      if (options.done) toast.success(options.done)
      if (options.refresh) {
        noteMade(output, input, options.refresh)
        void refresh(...options.refresh)
      }
      await options.onSaved?.(output, input)
      return output
    } catch (error) {
      if (!(error instanceof CallError && error.code === NETWORK_CODE)) intent.end()
      if (options.onRefused?.(error) !== true && !call.quiet) refusalShown(error, SAVE_TOAST_TIME)
      return undefined
    }
  }
  return { run, running: isPending }
}

// One key per intent: pressing Save again after a lost connection repeats the same intent, so that nothing is done twice.
const useIntent = () => {
  const last = useRef<{ body: string; key: string } | null>(null)
  return {
    keyFor: (input: unknown): string => {
      const body = JSON.stringify(input)
      if (last.current?.body !== body) last.current = { body, key: newKey() }
      return last.current.key
    },
    end: (): void => {
      last.current = null
    },
  }
}
const newKey = (): string => globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
