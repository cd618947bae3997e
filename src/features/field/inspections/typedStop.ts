import type { ItemType, StopWalked, WalkItem } from './items.ts'

/** What is told of a walk, without its place in a log. */
export type ToldItem = { readonly type: ItemType } & Partial<Pick<WalkItem, 'stop' | 'code' | 'value'>>

/** What is typed at a stop, before it is told. */
export type TypedStop = {
  readonly answers: Readonly<Record<string, unknown>>
  readonly notes: Readonly<Record<string, string>>
  /** What is asked to be done about an answer that fails; undefined: nothing. */
  readonly requests: Readonly<Record<string, string | undefined>>
  readonly chargebacks: readonly string[]
  /** Facts of the equipment, by their code. */
  readonly details: Readonly<Record<string, string>>
}

/** What was typed at a stop as items, as far as it differs from what was told before. */
export const listTyped = (stop: string, before: StopWalked, typed: TypedStop): ToldItem[] => {
  const { answers, notes, requests, chargebacks, details } = typed
  const turned = [...new Set([...chargebacks, ...before.chargebacks])].filter(
    code => chargebacks.includes(code) !== before.chargebacks.includes(code),
  )
  return [
    ...Object.entries(answers)
      .filter(([code, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before.answers[code] ?? null))
      .map(([code, value]) => ({ type: 'answer' as const, stop, code, value: value ?? null })),
    ...Object.entries(notes)
      .filter(([code, value]) => value !== (before.notes[code] ?? ''))
      .map(([code, value]) => ({ type: 'note' as const, stop, code, value })),
    ...Object.entries(requests)
      .filter(([code, value]) => value !== before.requests[code])
      .map(([code, value]) => ({ type: 'request' as const, stop, code, value: value ?? null })),
    ...turned.map(code => ({ type: 'chargeback' as const, stop, code, value: chargebacks.includes(code) })),
    ...Object.entries(details)
      .filter(([code, value]) => value !== (before.details[code] ?? ''))
      .map(([code, value]) => ({ type: 'detail' as const, stop, code, value })),
  ]
}
