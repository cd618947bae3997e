import { Select } from '@mantine/core'
import { useContext } from 'react'
import { useWords } from '../words.tsx'
import { words } from './filterWords.ts'
import { InSheet } from './inSheet.ts'
import { type DetailedOption, detailsOf } from './optionDetails.tsx'

type FilterSelectProps = {
  label: string
  /** What stands there while nothing is chosen: "Any state". The label unless set. */
  any?: string
  options: readonly DetailedOption[]
  /** '' and null: nothing is chosen. */
  value: string | null | undefined
  onChange: (value: string) => void
  /** Its width in a row; on a phone it takes the line. */
  width?: number
  className?: string | undefined
  /** One of the options is always chosen. */
  always?: boolean
}

/** Options drawn at once in a list of many. */
const MOST_SHOWN = 200

/** One filter of a list: searchable from nine options on; its label stands above it in the sheet of a phone. */
export const FilterSelect = ({ label, any = label, options, value, onChange, width, className, always = false }: FilterSelectProps) => {
  const t = useWords(words)
  const inSheet = useContext(InSheet)
  const { inputContainer: _below, ...optionDetails } = detailsOf(options, value || null) // a filter is one line
  return (
    <Select
      {...(inSheet ? { label } : { 'aria-label': label, ...(width && { w: width }), ...(className && { className }) })}
      placeholder={any}
      data={options}
      {...optionDetails}
      value={always ? (value ?? '') : value || null}
      onChange={next => onChange(next ?? '')}
      {...(always ? { allowDeselect: false } : { clearable: true, clearButtonProps: { 'aria-label': t('clearFilter') } })}
      searchable={options.length > 8}
      {...(options.length > MOST_SHOWN && { limit: MOST_SHOWN })}
    />
  )
}
