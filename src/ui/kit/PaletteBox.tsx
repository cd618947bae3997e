import { Loader, Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useWords } from '../words.tsx'
import classes from './Palette.module.css'
import type { PaletteGroup, PaletteItem, PaletteProps } from './Palette.tsx'
import { recentFirst, useFound, useRecentItems } from './paletteSearch.ts'
import { words } from './words.ts'

/** The box of `Palette`: a combobox whose list is always open. Its place in the bundle is a chunk of its own. */
export const PaletteBox = ({ opened, onOpened, search, start = [], onPick, name = 'palette' }: PaletteProps) => {
  const t = useWords(words)
  const id = useId()
  const mounted = useMounted() // focus goes back only from a dialog that was closed before it opened
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [recent, addRecent] = useRecentItems(name)
  const { found, loading, failed } = useFound(text, search)
  const typed = text.trim()
  const groups = recentFirst(recent, typed ? found : start, { typed, label: t('palette.recent') })
  const items = groups.flatMap(group => group.items)
  const pick = (item: PaletteItem | undefined) => {
    if (!item) return
    addRecent(item)
    onOpened(false)
    onPick(item)
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length) setActive((active + step + items.length) % items.length)
    else if (event.key === 'Enter') pick(items[active])
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const message = failed ? t('picker.failed') : text.trim() ? t('palette.none', { text: text.trim() }) : t('palette.start')
  return (
    <Modal.Root
      opened={opened && mounted}
      onClose={() => onOpened(false)}
      yOffset="12vh"
      size={620}
      padding={0}
      centered={false}
      onExitTransitionEnd={() => setText('')}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.open')}>
        <Modal.Body className={classes.body}>
          <div className={classes.search}>
            <IconSearch size={19} aria-hidden className={classes.icon} />
            <input
              data-autofocus
              className={classes.input}
              value={text}
              onChange={event => {
                setText(event.currentTarget.value)
                setActive(0)
              }}
              onKeyDown={keys}
              placeholder={t('palette.placeholder')}
              role="combobox"
              aria-label={t('palette.open')}
              aria-expanded={items.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              {...(items.length > 0 && { 'aria-activedescendant': `${id}-${active}` })}
            />
            {loading && <Loader size={16} role="img" aria-label={t('loading')} />}
          </div>
          <List id={id} groups={groups} active={active} onActive={setActive} onPick={pick} />
          {items.length === 0 && !loading && <p className={classes.message}>{message}</p>}
          <span className="unseen" role="status">
            {text.trim() && !loading ? t('palette.results', { n: items.length }) : ''}
          </span>
          <Keys />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

type ListProps = {
  id: string
  groups: readonly PaletteGroup[]
  active: number
  onActive: (place: number) => void
  onPick: (item: PaletteItem) => void
}

const List = ({ id, groups, active, onActive, onPick }: ListProps) => {
  const t = useWords(words)
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={t('palette.open')}>
      {groups.map(({ label, items }, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div className={classes.group} id={`${id}-group-${index}`}>
            {label}
          </div>
          {items.map((item, offset) => {
            const place = (starts[index] ?? 0) + offset
            return (
              <div
                key={item.id}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={classes.item}
                onMouseMove={() => place !== active && onActive(place)}
                onClick={() => onPick(item)}
              >
                {item.icon && <span className={classes.icon}>{item.icon}</span>}
                <span className={classes.label}>{item.label}</span>
                {item.detail && <span className={classes.detail}>{item.detail}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const Keys = () => {
  const t = useWords(words)
  return (
    <div className={classes.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('palette.pick')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('palette.leave')}
      </span>
    </div>
  )
}
