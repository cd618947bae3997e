import { Button, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OfferedMove } from '../useMoves.ts'

type Props = { of: OfferedMove | null; icon?: ReactNode; primary?: boolean; loading?: boolean; onClick: () => void }

/** The button of a move: absent where nothing is offered; off, with the reason on it, where the state does not allow it. */
export const MoveButton = ({ of, icon, primary = false, loading = false, onClick }: Props) => {
  if (!of) return null
  const off = of.reason !== null
  return (
    <Tooltip label={of.reason ?? ''} disabled={!off}>
      <Button
        variant={primary ? 'filled' : 'default'}
        leftSection={icon}
        loading={loading}
        data-disabled={off}
        aria-disabled={off}
        onClick={event => (off ? event.preventDefault() : onClick())}
      >
        {of.label}
      </Button>
    </Tooltip>
  )
}
