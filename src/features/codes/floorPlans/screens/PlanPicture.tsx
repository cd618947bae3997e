import { ActionIcon, Button } from '@mantine/core'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { type DragEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { usePhone } from '../../../../ui/kit/usePhone.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { FloorPlanRow, PlanCode } from '../model.ts'
import { words } from '../words.ts'
import { codeInDrag } from './codeInDrag.ts'
import { renewPlans } from './PlanDialog.tsx'
import { PlanPinButton } from './PlanPinButton.tsx'
import classes from './plans.module.css'
import type { PlanPins } from './usePins.ts'

type PictureProps = {
  plan: FloorPlanRow
  pins: PlanPins
  mayEdit: boolean
  placing: PlanCode | null
  onPlaced: () => void
  chosen: string | null
  onChoose: (QrCodeId: string | null) => void
}

/** The plan itself: it is enlarged and moved, codes are put on it and moved by hand or by keys. */
export const PlanPicture = ({ plan, pins, mayEdit, placing, onPlaced, chosen, onChoose }: PictureProps) => {
  const t = useWords(words)
  const sheet = useRef<HTMLDivElement>(null)
  const view = useRef<ReactZoomPanPinchRef>(null)
  const spotAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = sheet.current?.getBoundingClientRect()
    return box && { X: (clientX - box.left) / box.width, Y: (clientY - box.top) / box.height }
  }
  const frame = useRef<HTMLDivElement>(null)
  // On a phone the plan stands above the list from which a code was chosen.
  useEffect(() => {
    if (placing) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [placing])
  useEscape(placing !== null, onPlaced)
  const [scale, setScale] = useState(1)
  // On a phone the pins of a whole plan stand too close for a finger: they are pressed once it is enlarged, and in the list at any time.
  const phone = usePhone()
  const isNear = !phone || scale >= 2
  const [focused, setFocused] = useState<string | null>(null)
  // Without a pointer a code is put into the middle, and the arrow keys take it from there.
  const place = (event: MouseEvent) => {
    const byKey = event.detail === 0
    const spot = byKey ? { X: 0.5, Y: 0.5 } : spotAt(event)
    if (!placing || !spot) return
    pins.put(placing, spot)
    if (byKey) setFocused(placing.QrCodeId)
    onPlaced()
  }
  const drop = (event: DragEvent) => {
    if (!codeInDrag.isIn(event.dataTransfer)) return
    event.preventDefault()
    const code = pins.beside.find(one => one.QrCodeId === codeInDrag.take(event.dataTransfer))
    const spot = spotAt(event)
    if (code && spot) pins.put(code, spot)
    onPlaced()
  }
  return (
    <div className={classes.view} ref={frame}>
      {placing && (
        <div className={classes.placing} role="status">
          {t('placing', { name: placing.QrName })}
          <Button variant="default" size="xs" onClick={onPlaced}>
            {t('stop')}
          </Button>
        </div>
      )}
      <TransformWrapper
        ref={view}
        onTransform={(_view, state) => setScale(state.scale)}
        minScale={1}
        maxScale={8}
        doubleClick={{ disabled: true }}
        panning={{ excluded: [classes.pin ?? ''], disabled: placing !== null }}
        wheel={{ step: 0.1 }}
      >
        <TransformComponent wrapperClass={classes.wrapper ?? ''} contentClass={classes.content ?? ''}>
          <div
            ref={sheet}
            className={classes.sheet}
            // The whole of it is seen at first, upright plans too.
            style={{ aspectRatio: `${plan.Width} / ${plan.Height}`, width: `min(100%, ${(76 * plan.Width) / plan.Height}vh)` }}
            onDragOver={event => mayEdit && codeInDrag.isIn(event.dataTransfer) && event.preventDefault()}
            onDrop={drop}
          >
            <img
              src={plan.Picture.Link}
              alt={t('area', { floor: plan.Floor })}
              width={plan.Width}
              height={plan.Height}
              draggable={false}
              onError={() => void renewPlans()}
            />
            {pins.pins.map(pin =>
              isNear ? (
                <PlanPinButton
                  key={pin.QrCodeId}
                  pin={pin}
                  mayEdit={mayEdit}
                  isChosen={chosen === pin.QrCodeId}
                  onChoose={onChoose}
                  spotAt={spotAt}
                  put={pins.put}
                  takeOff={pins.takeOff}
                  isFocused={focused === pin.QrCodeId}
                />
              ) : (
                <span
                  key={pin.QrCodeId}
                  className={classes.pin}
                  data-chosen={chosen === pin.QrCodeId || undefined}
                  style={{ left: `${pin.X * 100}%`, top: `${pin.Y * 100}%` }}
                />
              ),
            )}
            {placing && (
              <button type="button" className={classes.target} aria-label={t('placing', { name: placing.QrName })} onClick={place} />
            )}
          </div>
        </TransformComponent>
      </TransformWrapper>
      <div className={classes.zoom}>
        <ActionIcon variant="default" size="lg" aria-label={t('larger')} onClick={() => view.current?.zoomIn()}>
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t('smaller')} onClick={() => view.current?.zoomOut()}>
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t('whole')} onClick={() => view.current?.resetTransform()}>
          <IconMaximize size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}

const useEscape = (on: boolean, end: () => void): void => {
  useEffect(() => {
    if (!on) return
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [on, end])
}
