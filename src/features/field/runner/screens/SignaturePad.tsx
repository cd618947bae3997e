import { type PointerEvent, useRef, useState } from 'react'
import classes from './phone.module.css'

type PadProps = { label: string; save: string; clear: string; onSave: (picture: Blob) => void }

/** A field to sign in with a finger. */
export const SignaturePad = ({ label, save, clear, onSave }: PadProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasInk, setInk] = useState(false)
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const { width: across, height: down } = event.currentTarget
    return [((event.clientX - left) / width) * across, ((event.clientY - top) / height) * down] as const
  }
  const pen = () => {
    const context = canvas.current?.getContext('2d')
    if (!context) return null
    context.lineWidth = 4
    context.lineCap = 'round'
    return context
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const context = pen()
    context?.beginPath()
    context?.moveTo(...at(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return
    const context = pen()
    context?.lineTo(...at(event))
    context?.stroke()
    setInk(true)
  }
  const wipe = () => {
    const { width = 0, height = 0 } = canvas.current ?? {}
    pen()?.clearRect(0, 0, width, height)
    setInk(false)
  }
  return (
    <>
      <canvas
        ref={canvas}
        width={800}
        height={260}
        className={classes.pad}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={draw}
      />
      <div className={classes.pair}>
        <button type="button" onClick={wipe}>
          {clear}
        </button>
        <button type="button" disabled={!hasInk} onClick={() => canvas.current?.toBlob(blob => blob && onSave(blob))}>
          {save}
        </button>
      </div>
    </>
  )
}
