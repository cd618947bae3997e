import { CloseButton, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import classes from './FilterRow.module.css'
import { FilterSheet } from './FilterSheet.tsx'
import { usePhone } from './usePhone.ts'
import { words } from './words.ts'

/** A filter that is set: shown as a chip with its own remove button. */
export type FilterChip = { label: string; onRemove: () => void }

export type FilterRowProps = {
  /** What stays in sight on a phone: the search box, or the period. */
  first?: ReactNode
  /** The controls; they sit in one row and wrap. On a phone they fold into one button. */
  children?: ReactNode
  /** What only the sheet of a phone has: the sort, whose headers a phone does not show. */
  sheet?: ReactNode
  /** What one can do with the list, at the end of the row: `list.tools`. */
  tools?: ReactNode
  chips?: readonly FilterChip[]
  /** Controls without a chip: how many are set, and what sets them back. Counted and cleared in the sheet of a phone. */
  others?: { set: number; clear: () => void }
  /** Shown as "Clear All" while any chip is, and as "Clear" in the sheet of a phone. */
  onClear?: () => void
  /** On a desk too, the controls stand behind one button: they are too many for a row. */
  gathered?: boolean
}

/** Filters as one row; under it a chip for each one that is set, and Clear All. On a phone: one button that opens them in a sheet. */
export const FilterRow = ({ first, children, sheet, tools, chips = [], others, onClear, gathered = false }: FilterRowProps) => {
  const t = useWords(words)
  const phone = usePhone()
  const clear = () => {
    if (chips.length > 0) onClear?.()
    if (others && others.set > 0) others.clear()
  }
  return (
    <div className={classes.filters} role="group" aria-label={t('filters')}>
      {(first || children || tools) && (
        <div className={classes.row}>
          {phone ? first && <div className={classes.first}>{first}</div> : first}
          {phone && (children || sheet) ? (
            <FilterSheet active={chips.length + (others?.set ?? 0)} {...(children ? { onClear: clear } : { sortOnly: true })}>
              {children}
              {sheet}
            </FilterSheet>
          ) : gathered && children ? (
            <FilterPopover active={chips.length + (others?.set ?? 0)} onClear={clear}>
              {children}
            </FilterPopover>
          ) : (
            children
          )}
          {phone && tools ? <div className={classes.tools}>{tools}</div> : tools}
        </div>
      )}
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
