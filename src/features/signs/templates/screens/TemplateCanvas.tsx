import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { usePhone } from '../../../../ui/kit/usePhone.ts'
import { useWords } from '../../../../ui/words.tsx'
import { safeArea } from '../../artwork/model.ts'
import { DrawnSign } from '../../artwork/screens/DrawnSign.tsx'
import { type exampleTexts, PreviewSignTemplate } from '../contract.ts'
import { words } from '../words.ts'
import { SlotFrame } from './SlotFrame.tsx'
import { type SlotBox, sizeOf, type TemplateValues } from './templateForm.ts'
import classes from './templates.module.css'

type CanvasProps = {
  form: CallForm<TemplateValues>
  texts: (typeof exampleTexts)[number]
  mayEdit: boolean
  chosen: number | null
  onChoose: (at: number | null) => void
}

/** Milliseconds after the last change before the sign is drawn anew. */
const SETTLED = 120

/** The sign as it is drawn, with its places as frames over it: they are dragged, or moved by keys. */
export const TemplateCanvas = ({ form, texts, mayEdit, chosen, onChoose }: CanvasProps) => {
  const t = useWords(words)
  const sheet = useRef<HTMLDivElement>(null)
  const { values } = form
  const size = sizeOf(values)
  const [settled] = useDebouncedValue(values, SETTLED)
  const { GroupId, Name, Size, Orientation, Language, Ground, Ink, Background, Slots } = settled
  const draft = { GroupId, Name, Size, Orientation, Language, Ground, Ink, Background, Slots, Texts: texts }
  const query = useCall(PreviewSignTemplate, draft, { quiet: true })
  const put = (at: number, box: SlotBox) =>
    form.put(before => ({ ...before, Slots: before.Slots.map((slot, n) => (n === at ? { ...slot, ...box } : slot)) }))
  const perMillimetre = () => (sheet.current?.getBoundingClientRect().width ?? size.Width) / size.Width
  // On a phone the places of a whole sign are too small for a finger: one is chosen in the list, and moved by hand then.
  const phone = usePhone()
  const margin = Math.min(safeArea, Math.min(size.Width, size.Height) * 0.06)
  if (query.isError && !query.data) return <LoadFailed query={query} />
  if (!query.data) return <Skeleton height={420} />
  return (
    <>
      <DrawnSign
        {...query.data}
        label={t('preview')}
        over={
          <div ref={sheet} className={classes.sheet}>
            <div
              className={classes.safe}
              style={{ inset: `${(margin / size.Height) * 100}% ${(margin / size.Width) * 100}%` }}
              aria-hidden
            />
            {values.Slots.map((slot, at) =>
              phone && chosen !== at ? null : (
                <SlotFrame
                  key={`${slot.Kind} ${String(at)}`}
                  slot={slot}
                  sign={size}
                  mayEdit={mayEdit}
                  isChosen={chosen === at}
                  onChoose={() => onChoose(chosen === at ? null : at)}
                  perMillimetre={perMillimetre}
                  put={box => put(at, box)}
                />
              ),
            )}
          </div>
        }
      />
      {mayEdit && <p className={classes.soft}>{t(phone ? 'canvasHelpPhone' : 'canvasHelp')}</p>}
    </>
  )
}
