import { CloseButton, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import classes from './FilterRow.module.css'
import { words } from './words.ts'

/** A filter that is set: shown as a chip with its own remove button. */
export type FilterChip = { label: string; onRemove: () => void }

export type FilterRowProps = {
  /** The controls; they sit in one row and wrap. */
  children?: ReactNode
  chips?: readonly FilterChip[]
  /** Shown as "Clear All" while any chip is. */
  onClear?: () => void
}

/** Filters as one row; under it a chip for each one that is set, and Clear All. */
export const FilterRow = ({ children, chips = [], onClear }: FilterRowProps) => {
  const t = useWords(words)
  return (
    <div className={classes.filters} role="group" aria-label={t('filters')}>
      {children && <div className={classes.row}>{children}</div>}
      {chips.length > 0 && (
        <ul className={classes.chips}>
          {chips.map(({ label, onRemove }) => (
            <li key={label} className={classes.chip}>
              <span className={classes.label}>{label}</span>
              <CloseButton
                size="xs"
                variant="transparent"
                onClick={onRemove}
                aria-label={t('removeFilter', { label })}
                className={classes.remove}
              />
            </li>
          ))}
          {onClear && (
            <li>
              <UnstyledButton className={classes.clear} onClick={onClear}>
                {t('clearAll')}
              </UnstyledButton>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
