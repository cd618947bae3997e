import { type Move, offerMove } from '../core/stateTable.ts'
import { useSession } from './session.ts'
import { useSay } from './useSay.ts'
import { useLanguage } from './words.tsx'

/** A button for a move: its words, and why it cannot be pressed (null: it can). */
export type OfferedMove = { label: string; reason: string | null }

/**
 * The moves of a state table for the signed-in user: `const offer = useMoves(surveyMoves)`; `offer('accept', row.Status)` is the
 * button's text, with a reason if it is disabled; null if there is no button.
 */
export const useMoves = <State extends string, Name extends string>(
  moves: Readonly<Record<Name, Move<State>>>,
): ((name: Name, state: State) => OfferedMove | null) => {
  const { permissions } = useSession()
  const [language] = useLanguage()
  const say = useSay()
  return (name, state) => {
    const offered = offerMove(moves[name], { state, permissions })
    return offered && { label: offered.label[language], reason: offered.reason && say(offered.reason) }
  }
}
