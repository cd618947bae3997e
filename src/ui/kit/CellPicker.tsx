import { Combobox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useWords } from '../words.tsx'
import classes from './Picker.module.css'
import { usePicker } from './Picker.tsx'
import { PickerList } from './PickerList.tsx'
import type { PickerOption } from './pickerRows.ts'
import { words } from './words.ts'

type CellPickerProps = {
  label: string
  className: string | undefined
  options: readonly PickerOption[]
  value: string
  onChange: (id: string) => void
  /** The cell is read again; `focus`: it keeps the focus. */
  onClose: (focus: boolean) => void
}

/** A searchable list of one choice in a cell of a grid: typing filters, Enter and Tab choose, Escape leaves the cell as it was. */
export const CellPicker = ({ label, className, options, value, onChange, onClose }: CellPickerProps) => {
  const t = useWords(words)
  const { store, rows, count, place, idOf, shown, type, pick } = usePicker({
    options,
    value,
    onChange: id => onChange(id ?? ''),
    onPicked: () => onClose(true),
  })
  // The grid would keep the row as it was before, and go on.
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyped = event.key === 'Tab' && shown !== labelOf(options, value) && place >= 0 && count > 0
    if (event.key !== 'Enter' && !isTyped) return
    event.stopPropagation()
    if (isTyped) {
      event.preventDefault()
      store.clickSelectedOption()
    } else if (place < 0 || count === 0) onClose(true)
  }
  return (
    <Combobox
      store={store}
      onOptionSubmit={pick}
      shadow="md"
      position="bottom-start"
      width="max-content"
      portalProps={inPage}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target targetType="input" withExpandedAttribute>
        <input
          ref={focusAll}
          className={className}
          aria-label={label}
          value={shown}
          autoComplete="off"
          onChange={event => type(event.currentTarget.value)}
          onFocus={() => store.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={() => onClose(false)}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown} onMouseDown={event => event.preventDefault()}>
        <Combobox.Options aria-label={label}>
          {count > 0 && <PickerList rows={rows} value={value} place={place} count={count} idOf={idOf} />}
          {count === 0 && <Combobox.Empty>{t('picker.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

const labelOf = (options: readonly PickerOption[], value: string): string => options.find(one => one.id === value)?.label ?? ''

// A grid cuts off what hangs over its edge; the list stays among the page's landmarks.
const inPage = { target: 'main' }

const focusAll = (input: HTMLInputElement | null): void => {
  if (!input || input === document.activeElement) return
  input.focus()
  input.select()
}
