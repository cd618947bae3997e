import { Button, type ButtonProps, Tooltip } from '@mantine/core'

type Props = ButtonProps & {
  /** Why it cannot be pressed now; null: it can. */
  reason: string | null
  onClick: () => void
}

/** A button that is off with the reason on it, for the pointer and the keyboard, instead of being silently grey. */
export const ReasonButton = ({ reason, onClick, ...button }: Props) => {
  const off = reason !== null
  return (
    <Tooltip label={reason ?? ''} disabled={!off} events={{ hover: true, focus: true, touch: true }}>
      <Button
        {...button}
        data-disabled={off || button.disabled === true}
        aria-disabled={off}
        onClick={event => (off ? event.preventDefault() : onClick())}
      />
    </Tooltip>
  )
}
