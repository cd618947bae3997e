import { Tooltip } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import type { PlanCode, PlanPin } from '../model.ts'
import { arrowStep, clampPlace } from '../rules.ts'
import { words } from '../words.ts'
import classes from './plans.module.css'

type Spot = { X: number; Y: number }
type PinProps = {
  pin: PlanPin
  mayEdit: boolean
  isChosen: boolean
  onChoose: (QrCodeId: string | null) => void
  spotAt: (at: { clientX: number; clientY: number }) => Spot | undefined
  put: (code: PlanCode, spot: Spot) => void
  takeOff: (code: PlanCode) => void
  /** It was just put there by a key, and is moved from there by keys. */
  isFocused: boolean
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A code on a plan: dragged, or moved by the arrow keys; it is saved where it is let go. */
export const PlanPinButton = ({ pin, mayEdit, isChosen, onChoose, spotAt, put, takeOff, isFocused }: PinProps) => {
  const t = useWords(words)
  const [held, setHeld] = useState<Spot | null>(null)
  const self = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) self.current?.focus()
  }, [isFocused])
  const name = t('pin', { name: pin.QrName, sign: String(pin.SignId) })
  const { X, Y } = held ?? pin
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    if (mayEdit) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const spot = spotAt(event)
    if (spot && (held || Math.hypot(spot.X - pin.X, spot.Y - pin.Y) > arrowStep)) setHeld(clampPlace(spot))
  }
  const end = () => {
    if (held) put(pin, held)
    else onChoose(isChosen ? null : pin.QrCodeId)
    setHeld(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onChoose(isChosen ? null : pin.QrCodeId)
    }
    if (!mayEdit) return
    const [dx, dy] = arrows[event.key] ?? [0, 0]
    if (event.key === 'Delete') takeOff(pin)
    else if (dx !== 0 || dy !== 0) put(pin, { X: pin.X + dx * arrowStep, Y: pin.Y + dy * arrowStep })
    else return
    event.preventDefault()
  }
  return (
    <Tooltip label={name} openDelay={200}>
      <button
        ref={self}
        type="button"
        className={classes.pin}
        style={{ left: `${X * 100}%`, top: `${Y * 100}%` }}
        aria-label={name}
        aria-pressed={isChosen}
        data-held={held !== null || undefined}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setHeld(null)}
        onClick={event => event.stopPropagation()}
        onKeyDown={press}
      />
    </Tooltip>
  )
}
