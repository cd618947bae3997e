import { Combobox, InputBase, Loader, useVirtualizedCombobox } from '@mantine/core'
import { type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import { useLatest } from '../form/useLatest.ts'
import { useWords } from '../words.tsx'
import { InSheet } from './inSheet.ts'
import classes from './Picker.module.css'
import { PickerList } from './PickerList.tsx'
import { bestFirst, groupPickerRows, type PickerOption, rowsOf } from './pickerRows.ts'
import { useRecent } from './stored.ts'
import { words } from './words.ts'

export type { PickerOption } from './pickerRows.ts'

export type PickerProps = {
  label: string
  hideLabel?: boolean
  options: readonly PickerOption[]
  /** What `value` stands for, where `options` may lack it. */
  chosen?: PickerOption
  value: string | null
  onChange: (id: string | null) => void
  /** Keeps the last five picks in browser storage and lists them first. */
  name?: string
  placeholder?: string
  /** Asks the server instead of filtering `options`: called with what is typed, and with nothing when the list closes. */
  onSearch?: (text: string) => void
  /** Off: `onSearch` gets the typed text, and `options` are still searched here. */
  searched?: boolean
  loading?: boolean
  error?: string | undefined
  help?: ReactNode
  disabled?: boolean
  required?: boolean
  clearable?: boolean
  wrapperProps?: Record<`data-${string}`, string>
}

/** A searchable list of one choice, also of ten thousand: type, arrows, Enter; recent picks first. */
export const Picker = (props: PickerProps) => {
  const { label, value, onChange, placeholder, loading = false, error, help } = props
  const { disabled = false, required = false, clearable = false, wrapperProps } = props
  const t = useWords(words)
  const hideLabel = !useContext(InSheet) && props.hideLabel
  const picker = usePicker(props)
  const { store, rows, count, place, idOf, shown } = picker
  const clears = clearable && value !== null && !loading && !disabled
  return (
    <Combobox store={store} onOptionSubmit={picker.pick} {...inPlace}>
      <Combobox.Target targetType="input" withExpandedAttribute>
        <InputBase
          {...(hideLabel ? { 'aria-label': label } : { label })}
          description={help}
          {...(wrapperProps && { wrapperProps })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={placeholder ?? t('picker.placeholder')}
          value={shown}
          onChange={event => picker.type(event.currentTarget.value)}
          onFocus={() => store.openDropdown()}
          onClick={() => store.openDropdown()}
          onBlur={() => store.closeDropdown()}
          disabled={disabled}
          required={required}
          error={error}
          autoComplete="off"
          rightSectionPointerEvents={clears ? 'all' : 'none'}
          rightSection={
            loading ? (
              <Loader size={16} role="img" aria-label={t('loading')} />
            ) : clears ? (
              <Combobox.ClearButton {...reachable} aria-label={t('picker.clear', { label })} onClear={() => onChange(null)} />
            ) : (
              <Combobox.Chevron />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={disabled} className={classes.dropdown}>
        <Combobox.Options aria-label={label}>
          {count > 0 && <PickerList rows={rows} value={value} place={place} count={count} idOf={idOf} />}
          {count === 0 && <Combobox.Empty>{loading ? t('loading') : t('picker.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

// The kit's own is hidden from keyboards and screen readers.
const reachable = { tabIndex: 0, 'aria-hidden': false } as const

// Not in a portal, so that the list stays inside the page's landmarks; fixed, so that no box cuts it off.
const inPlace = {
  shadow: 'md',
  position: 'bottom-start',
  transitionProps: { duration: 100 },
  withinPortal: false,
  keepMounted: false,
  floatingStrategy: 'fixed',
} as const

type Picking = Pick<PickerProps, 'options' | 'chosen' | 'value' | 'onChange' | 'name' | 'onSearch' | 'searched'> & { onPicked?: () => void }

/** What a searchable list of one choice does, for any box that it is typed into. `onPicked`: one was chosen, maybe the same again. */
export const usePicker = (props: Picking) => {
  const { options, chosen: known, value, onChange, name, onSearch, searched = onSearch !== undefined, onPicked } = props
  const t = useWords(words)
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [place, setPlace] = useState(-1)
  const [recent, addRecent] = useRecent(name)
  const chosen = useChosen(options, value, known)
  const title = t('picker.recent')
  const groups = useMemo(() => (opened ? groupPickerRows(options, recent, title) : []), [opened, options, recent, title])
  const rows = useMemo(() => rowsOf(typed === null || searched ? groups : bestFirst(groups, typed)), [groups, typed, searched])
  const lines = useMemo(() => rows.flatMap(row => ('option' in row ? [row.option] : [])), [rows])
  const idOf = (at: number) => `${id}-${at}`
  const pick = (picked: string) => {
    const option = options.find(one => one.id === picked)
    if (!option || option.disabled) return
    addRecent(picked)
    if (picked !== value) onChange(picked)
    store.closeDropdown()
    onPicked?.()
  }
  const open = (next: boolean) => {
    setOpened(next)
    setPlace(-1)
    if (!next && typed !== null) onSearch?.('')
    if (!next) setTyped(null)
  }
  const store = useVirtualizedCombobox({
    opened,
    onOpenedChange: open,
    totalOptionsCount: lines.length,
    getOptionId: idOf,
    isOptionDisabled: at => lines[at]?.disabled ?? false,
    selectedOptionIndex: place,
    setSelectedOptionIndex: setPlace,
    onSelectedOptionSubmit: at => lines[at] && pick(lines[at].id),
  })
  // The list opens where the chosen one stands; what is typed opens it at the best.
  const start = useLatest(() => (typed === null ? lines.findIndex(one => one.id === value) : 0))
  useEffect(() => {
    if (opened) setPlace(start.current())
  }, [opened, start])
  const type = (text: string) => {
    store.openDropdown()
    setTyped(text)
    setPlace(0)
    onSearch?.(text)
  }
  return { store, rows, count: lines.length, place, idOf, shown: typed ?? chosen?.label ?? '', type, pick }
}

/** What is chosen, also when a search has left it out of the list. */
const useChosen = (options: readonly PickerOption[], value: string | null, known: PickerOption | undefined): PickerOption | undefined => {
  const [last, setLast] = useState<PickerOption>()
  const found = value === null ? undefined : (options.find(option => option.id === value) ?? known)
  if (found && (found.id !== last?.id || found.label !== last.label)) setLast(found)
  return found ?? (last?.id === value ? last : undefined)
}
