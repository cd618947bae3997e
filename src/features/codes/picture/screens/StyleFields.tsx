import { Stack } from '@mantine/core'
import type { Path } from '../../../../core/paths.ts'
import { ColourField, SelectField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { QrStyle } from '../model.ts'
import { bodyShapes, eyeBalls, eyeFrames } from '../shapes.ts'
import { words } from '../words.ts'
import { ShapeDrawing } from './ShapeDrawing.tsx'

const drawBody = (name: string) => <ShapeDrawing kind="body" name={name} />
const drawFrame = (name: string) => <ShapeDrawing kind="frame" name={name} />
const drawBall = (name: string) => <ShapeDrawing kind="ball" name={name} />

/** Shapes and colours of a code, of the whole catalogue; `at` is where the form holds the style, `narrow`: for two fields side by side. */
export const StyleFields = <V,>({ of, at, narrow = false }: { of: CallForm<V>; at: string; narrow?: boolean }) => {
  const t = useWords(words)
  const name = (field: keyof QrStyle) => `${at}.${field}` as Path<V> // the caller's form has a style there
  const bodies = bodyShapes.map(value => ({ value, label: t(`bodies.${value}`) }))
  const eyes = eyeFrames.map(value => ({ value, label: t('frameNumber', { n: value.slice('frame'.length) }) }))
  const pupils = eyeBalls.map(value => ({ value, label: t('ballNumber', { n: value.slice('ball'.length) }) }))
  const shapes = [
    <SelectField key="body" of={of} name={name('BodyShape')} label={t('body')} options={bodies} draw={drawBody} required />,
    <SelectField key="frame" of={of} name={name('EyeFrame')} label={t('frame')} options={eyes} draw={drawFrame} required />,
    <SelectField key="ball" of={of} name={name('EyeBall')} label={t('ball')} options={pupils} draw={drawBall} required />,
  ]
  const colours = [
    <ColourField key="fill" of={of} name={name('FillColor')} label={t('fill')} required />,
    <ColourField key="eye" of={of} name={name('EyeColor')} label={t('eyeColour')} required />,
    <ColourField key="background" of={of} name={name('BackgroundColor')} label={t('background')} required />,
  ]
  const rows = narrow ? shapes.map((shape, i) => [shape, colours[i]]) : [shapes, colours]
  return (
    <Stack gap="md">
      {rows.map(row => (
        <FieldRow key={row[0]?.key}>{row}</FieldRow>
      ))}
    </Stack>
  )
}
