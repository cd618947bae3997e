import { useId } from 'react'
import { useFormats, useWords } from '../words.tsx'
import classes from './Stars.module.css'
import { words } from './words.ts'

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const five = [1, 2, 3, 4, 5] as const

export type StarsProps = {
  /** 0 to 5, shown to the nearest half; null is "Not rated". */
  value: number | null
  /** Height in px; default 16. */
  size?: number
  /** The number beside the stars, two decimals. */
  figure?: boolean
  /** Sample size after the number. */
  n?: number
}

/** A rating as stars with half-star precision. */
export const Stars = ({ value, size = 16, figure = false, n }: StarsProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  if (value === null) return <span className={classes.none}>{t('notRated')}</span>
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2
  const shown = number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <span className={classes.stars}>
      <span role="img" aria-label={t('stars', { n: halves })} className={classes.row}>
        {five.map(star => (
          <Star key={star} size={size} fill={Math.min(1, Math.max(0, halves - star + 1))} />
        ))}
      </span>
      {figure && <span className={classes.figure}>{shown}</span>}
      {n !== undefined && (
        <span className={classes.n} title={t('sampleLong', { n })}>
          {t('sample', { n })}
        </span>
      )}
    </span>
  )
}

const Star = ({ size, fill }: { size: number; fill: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={STAR} className={classes.off} />
    {fill > 0 && <path d={STAR} className={classes.on} style={{ clipPath: `inset(0 ${(1 - fill) * 100}% 0 0)` }} />}
  </svg>
)

export type StarInputProps = {
  label: string
  /** 1 to 5; 0 or null is none yet. */
  value: number | null
  onChange: (stars: number) => void
  /** Half stars may be chosen too. */
  halves?: boolean
  name?: string
  required?: boolean
  disabled?: boolean
  error?: string
  /** Height of a star in px; default 36. Targets are at least 44 px. */
  size?: number
}

/** A star rating to give: a group of radio buttons, so arrows, space and screen readers work as people know them. */
export const StarInput = (props: StarInputProps) => {
  const { label, value, onChange, halves = false, name, required = false, disabled = false, error, size = 36 } = props
  const t = useWords(words)
  const id = useId()
  const group = name ?? id
  const steps = halves ? five.flatMap(star => [star - 0.5, star]) : five
  return (
    <fieldset className={classes.input} disabled={disabled} data-error={error ? true : undefined}>
      <legend className={classes.legend}>
        {label}
        {required && <span className={classes.required}> *</span>}
      </legend>
      <div className={classes.choices}>
        {five.map(star => (
          <span key={star} className={classes.choice}>
            <Star size={size} fill={Math.min(1, Math.max(0, (value ?? 0) - star + 1))} />
            {steps
              .filter(step => Math.ceil(step) === star)
              .map(step => (
                <input
                  key={step}
                  type="radio"
                  name={group}
                  value={step}
                  checked={value === step}
                  onChange={() => onChange(step)}
                  aria-label={t('starLabel', { n: step })}
                  className={classes.radio}
                  data-half={halves ? (step === star ? 'right' : 'left') : undefined}
                />
              ))}
          </span>
        ))}
        <span className={classes.said} aria-hidden="true">
          {value ? t('starLabel', { n: value }) : ''}
        </span>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
