import type { Label } from './labels.ts'
import { may, type Permission, type PermissionsHash } from './permissions.ts'

/** What may be done with a record in some of its states, mostly a way to the next one. */
export type Move<State extends string = string> = {
  readonly from: readonly State[]
  /** Where it leads; left out: the state stays. */
  readonly to?: State
  /** One of these permissions is needed; left out: everybody who reaches the record may, as a customer does by their token. */
  readonly may?: Permission | readonly Permission[]
  /** What its button says. */
  readonly label: Label
  /** Why it cannot be done from any other state: the message of the refusal. */
  readonly refusal: string
  /** How its button looks from any other state: left out it is not there, `off` shows it with the refusal as its reason. */
  readonly elsewhere?: 'off'
}

/** The moves of a kind of record: what the server enforces (`platform/db/state.ts`) and what draws the buttons (`ui/useMoves.ts`). */
export const stateTable =
  <State extends string>() =>
  <const Moves extends Readonly<Record<string, Move<State>>>>(moves: Moves): Moves =>
    moves

/** Whether a record's state allows a move. */
export const allowsMove = <State extends string>({ from }: Pick<Move<State>, 'from'>, state: State): boolean => from.includes(state)

/** What a screen shows of a move: nothing, or its button, with the reason where it cannot be pressed. */
export const offerMove = <State extends string>(
  move: Move<State>,
  record: { state: State; permissions: PermissionsHash },
): { label: Label; reason: string | null } | null => {
  if (!may(record.permissions, move.may)) return null
  if (allowsMove(move, record.state)) return { label: move.label, reason: null }
  return move.elsewhere === 'off' ? { label: move.label, reason: move.refusal } : null
}
