import { type ComboboxItem, Loader, type OptionsFilter, Select } from '@mantine/core'
import { useMemo } from 'react'
import { useWords } from '../words.tsx'
import classes from './Picker.module.css'
import { useRecent } from './stored.ts'
import { words } from './words.ts'

export type PickerOption = { id: string; label: string; detail?: string; group?: string; disabled?: boolean }

export type PickerProps = {
  label: string
  hideLabel?: boolean
  options: readonly PickerOption[]
  value: string | null
  onChange: (id: string | null) => void
  /** Keeps the last five picks in browser storage and lists them first. */
  name?: string
  placeholder?: string
  /** Asks the server instead of filtering `options`: called with what is typed. */
  onSearch?: (text: string) => void
  loading?: boolean
  error?: string
  help?: string
  disabled?: boolean
  required?: boolean
  clearable?: boolean
}

/** A searchable list of one choice: type, arrows, Enter; recent picks first. */
export const Picker = (props: PickerProps) => {
  const { label, hideLabel = false, options, value, onChange, name, placeholder, onSearch, loading = false, error, help } = props
  const { disabled = false, required = false, clearable = false } = props
  const t = useWords(words)
  const [recent, addRecent] = useRecent(name)
  const byId = useMemo(() => new Map(options.map(option => [option.id, option])), [options])
  const data = useMemo(() => grouped(options, recent, t('picker.recent')), [options, recent, t])
  return (
    <Select
      {...(hideLabel ? { 'aria-label': label } : { label })}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={data}
      value={value}
      onChange={id => {
        if (id) addRecent(id)
        onChange(id)
      }}
      placeholder={placeholder ?? t('picker.placeholder')}
      searchable
      {...(onSearch && { onSearchChange: onSearch })}
      filter={onSearch ? asGiven : bestFirst(byId)}
      limit={200}
      allowDeselect={false}
      clearable={clearable && !loading}
      clearButtonProps={{ 'aria-label': t('picker.clear', { label }) }}
      disabled={disabled}
      required={required}
      error={error}
      nothingFoundMessage={loading ? t('loading') : t('picker.none')}
      {...(loading && { rightSection: <Loader size={16} role="img" aria-label={t('loading')} /> })}
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      comboboxProps={inPlace}
      renderOption={({ option }) => <Row option={byId.get(option.value)} />}
      selectFirstOptionOnChange
    />
  )
}

// Not in a portal, so that the list stays inside the page's landmarks; fixed, so that no box cuts it off.
const inPlace = { shadow: 'md', transitionProps: { duration: 100 }, withinPortal: false, floatingStrategy: 'fixed' } as const

const Row = ({ option }: { option: PickerOption | undefined }) => (
  <span className={classes.row}>
    <span className={classes.label}>{option?.label}</span>
    {option?.detail && <span className={classes.detail}>{option.detail}</span>}
  </span>
)

type Groups = { group: string; items: ComboboxItem[] }[]

const item = ({ id, label, disabled = false }: PickerOption): ComboboxItem => ({ value: id, label, disabled })

/** Recent picks stand in their own group and only there. */
const grouped = (options: readonly PickerOption[], recent: readonly string[], title: string): Groups | ComboboxItem[] => {
  const first = recent.flatMap(id => options.find(option => option.id === id) ?? [])
  const others = options.filter(option => !recent.includes(option.id))
  const groups = Map.groupBy(others, option => option.group ?? '')
  if (first.length === 0 && groups.size <= 1 && groups.has('')) return others.map(item)
  return [
    ...(first.length ? [{ group: title, items: first.map(item) }] : []),
    ...[...groups].map(([group, some]) => ({ group, items: some.map(item) })),
  ]
}

const asGiven: OptionsFilter = ({ options }) => options

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every typed word must stand in the label or detail; labels that start with the text come first. */
const bestFirst =
  (byId: ReadonlyMap<string, PickerOption>): OptionsFilter =>
  ({ options, search, limit }) => {
    const text = plain(search.trim())
    const fits = ({ value }: ComboboxItem) => {
      const found = byId.get(String(value))
      const hay = plain(`${found?.label} ${found?.detail ?? ''}`)
      return text.split(/\s+/).every(part => hay.includes(part))
    }
    const rank = (one: ComboboxItem) => (plain(one.label).startsWith(text) ? 0 : 1)
    const sift = (items: ComboboxItem[]) => (text ? items.filter(fits).sort((a, b) => rank(a) - rank(b)) : items).slice(0, limit)
    const kept = options.map(one => ('group' in one ? { ...one, items: sift(one.items) } : one))
    const groups = kept.filter(one => !('group' in one) || one.items.length > 0)
    const single = groups.filter((one): one is ComboboxItem => !('group' in one))
    return single.length > 0 ? sift(single) : groups
  }
