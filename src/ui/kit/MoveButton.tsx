import type { ReactNode } from 'react'
import type { OfferedMove } from '../useMoves.ts'
import { ReasonButton } from './ReasonButton.tsx'

type Props = { of: OfferedMove | null; icon?: ReactNode; primary?: boolean; loading?: boolean; onClick: () => void }

/** The button of a move: absent where nothing is offered; off, with the reason on it, where the state does not allow it. */
export const MoveButton = ({ of, icon, primary = false, loading = false, onClick }: Props) =>
  of && (
    <ReasonButton reason={of.reason} variant={primary ? 'filled' : 'default'} leftSection={icon} loading={loading} onClick={onClick}>
      {of.label}
    </ReasonButton>
  )
