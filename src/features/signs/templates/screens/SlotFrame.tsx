import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { words as slotWords } from '../../artwork/words.ts'
import { words } from '../words.ts'
import { fitBox, type SlotBox, type TemplateValues } from './templateForm.ts'
import classes from './templates.module.css'

type FrameProps = {
  slot: TemplateValues['Slots'][number]
  sign: { Width: number; Height: number }
  mayEdit: boolean
  isChosen: boolean
  onChoose: () => void
  /** Pixels of a millimetre on screen. */
  perMillimetre: () => number
  put: (box: SlotBox) => void
}
type Held = { x: number; y: number; isResizing: boolean; box: SlotBox }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A place on the sign: dragged by hand, larger at its corner; arrow keys move it by a millimetre, with Shift they make it larger or smaller. */
export const SlotFrame = ({ slot, sign, mayEdit, isChosen, onChoose, perMillimetre, put }: FrameProps) => {
  const t = useWords(words)
  const say = useWords(slotWords)
  const { number } = useFormats()
  const [held, setHeld] = useState<Held | null>(null)
  const box: SlotBox = held?.box ?? slot
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (!mayEdit) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const isResizing = (event.target as HTMLElement).dataset.corner !== undefined // what a pointer is over is an element
    setHeld({ x: event.clientX, y: event.clientY, isResizing, box: slot })
  }
  const move = (event: PointerEvent) => {
    if (!held) return
    const scale = perMillimetre()
    const [dx, dy] = [(event.clientX - held.x) / scale, (event.clientY - held.y) / scale]
    const next = held.isResizing
      ? { ...slot, Width: slot.Width + dx, Height: slot.Height + dy }
      : { ...slot, X: slot.X + dx, Y: slot.Y + dy }
    setHeld({ ...held, box: fitBox(next, sign) })
  }
  const end = () => {
    if (held && isMoved(held.box, slot)) put(held.box)
    else onChoose()
    setHeld(null)
  }
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [0, 0]
    if (event.key === 'Enter' || event.key === ' ') onChoose()
    else if (!mayEdit || (dx === 0 && dy === 0)) return
    else if (event.shiftKey) put(fitBox({ ...slot, Width: slot.Width + dx, Height: slot.Height + dy }, sign))
    else put(fitBox({ ...slot, X: slot.X + dx, Y: slot.Y + dy }, sign))
    event.preventDefault()
  }
  const share = (value: number, of: number) => `${(value / of) * 100}%`
  return (
    <button
      type="button"
      className={classes.frame}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      aria-label={t('placeAt', {
        name: say(`slots.${slot.Kind}`),
        x: number(box.X),
        y: number(box.Y),
        width: number(box.Width),
        height: number(box.Height),
      })}
      style={{
        left: share(box.X, sign.Width),
        top: share(box.Y, sign.Height),
        width: share(box.Width, sign.Width),
        height: share(box.Height, sign.Height),
      }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setHeld(null)}
      onClick={event => event.detail > 0 && !mayEdit && onChoose()}
      onKeyDown={press}
    >
      {mayEdit && isChosen && <span data-corner="" className={classes.corner} />}
    </button>
  )
}

const isMoved = (one: SlotBox, other: SlotBox): boolean =>
  one.X !== other.X || one.Y !== other.Y || one.Width !== other.Width || one.Height !== other.Height
