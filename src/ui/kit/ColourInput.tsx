import { ColorInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words.tsx'
import classes from './ColourInput.module.css'
import { contrast, fullHex } from './colour.ts'
import { StatusDot } from './StatusDot.tsx'
import { words } from './words.ts'

export type ColourInputProps = {
  label: string
  /** `#rrggbb`; while it is typed, the text as typed. */
  value: string
  onChange: (hex: string) => void
  swatches?: readonly string[]
  /** Says how well the colour stands out from this one. */
  against?: string
  help?: ReactNode
  error?: string
  disabled?: boolean
  required?: boolean
}

/** A hex colour with palette and swatches; with `against` it tells the contrast. `abc` becomes `#aabbcc` when it is left or entered. */
export const ColourInput = ({
  label,
  value,
  onChange,
  swatches = [],
  against,
  help,
  error,
  disabled = false,
  required = false,
}: ColourInputProps) => {
  const t = useWords(words)
  const [left, setLeft] = useState(false)
  const wrong = value.trim() !== '' && fullHex(value) === null && (left || error !== undefined)
  const finish = () => {
    setLeft(true)
    const whole = fullHex(value)
    if (whole && whole !== value) onChange(whole)
  }
  return (
    <div>
      <ColorInput
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={onChange}
        onFocus={() => setLeft(false)}
        onBlur={finish}
        onKeyDown={event => event.key === 'Enter' && finish()}
        fixOnBlur={false}
        format="hex"
        swatches={[...swatches]}
        swatchesPerRow={8}
        error={wrong ? t('colour.format') : error}
        disabled={disabled}
        required={required}
        withEyeDropper={false}
        popoverProps={{ shadow: 'md' }}
      />
      {against && <Contrast ratio={contrast(value, against)} />}
    </div>
  )
}

const Contrast = ({ ratio }: { ratio: number | null }) => {
  const t = useWords(words)
  if (ratio === null) return null
  const [kind, word] = ratio >= 4.5 ? (['good', 'enough'] as const) : ratio >= 3 ? (['warn', 'scan'] as const) : (['bad', 'weak'] as const)
  return (
    <p className={classes.contrast} role="status">
      <StatusDot kind={kind} label={`${t('colour.contrast', { ratio: ratio.toFixed(1) })}, ${t(`colour.${word}`)}`} />
    </p>
  )
}
