import { ColourField, SelectField } from '../../../ui/form/fields.tsx'
import type { Path } from '../../../ui/form/paths.ts'
import type { CallForm } from '../../../ui/form/useCallForm.ts'
import { useWords } from '../../../ui/words.tsx'
import { bodyShapes, eyeBalls, eyeFrames } from '../picture/shapes.ts'
import type { QrStyle } from '../picture/style.ts'
import { words } from '../words.ts'
import classes from './qr.module.css'
import { ShapeDrawing } from './ShapeDrawing.tsx'

const drawBody = (name: string) => <ShapeDrawing kind="body" name={name} />
const drawFrame = (name: string) => <ShapeDrawing kind="frame" name={name} />
const drawBall = (name: string) => <ShapeDrawing kind="ball" name={name} />

/** Shapes and colours of a code, of the whole catalogue; `at` is where the form holds the style. */
export const StyleFields = <V,>({ of, at }: { of: CallForm<V>; at: string }) => {
  const t = useWords(words)
  const name = (field: keyof QrStyle) => `${at}.${field}` as Path<V> // the caller's form has a style there
  const bodies = bodyShapes.map(value => ({ value, label: t(`bodies.${value}`) }))
  const eyes = eyeFrames.map(value => ({ value, label: t('frameNumber', { n: value.slice('frame'.length) }) }))
  const pupils = eyeBalls.map(value => ({ value, label: t('ballNumber', { n: value.slice('ball'.length) }) }))
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <SelectField of={of} name={name('BodyShape')} label={t('body')} options={bodies} draw={drawBody} required />
        <SelectField of={of} name={name('EyeFrame')} label={t('frame')} options={eyes} draw={drawFrame} required />
        <SelectField of={of} name={name('EyeBall')} label={t('ball')} options={pupils} draw={drawBall} required />
      </div>
      <div className={classes.pair}>
        <ColourField of={of} name={name('FillColor')} label={t('fill')} required />
        <ColourField of={of} name={name('EyeColor')} label={t('eyeColour')} required />
        <ColourField of={of} name={name('BackgroundColor')} label={t('background')} required />
      </div>
    </div>
  )
}
