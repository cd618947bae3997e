import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../form/useLatest.ts'
import { SEARCH_PAUSE } from '../useSearchText.ts'
import { useWords } from '../words.tsx'
import classes from './list.module.css'
import { words } from './words.ts'

/** The search box of a list; asks half a second after the last key, at once on Enter. */
export const ListSearch = ({ value, onSearch, label }: { value: string; onSearch: (text: string) => void; label: string | undefined }) => {
  const t = useWords(words)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  const latest = useLatest((text: string) => {
    if (text === sent.current) return
    sent.current = text
    onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, latest])
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={label ?? t('search')}
      placeholder={label ?? t('search')}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') latest.current(typed)
        if (event.key === 'Escape' && typed) setTyped('')
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => setTyped('')} />}
    />
  )
}
