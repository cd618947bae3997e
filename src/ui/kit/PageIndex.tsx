import { NativeSelect, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { defineWords } from '../../core/words.ts'
import { useWords } from '../words.tsx'
import classes from './PageIndex.module.css'

// Of its own: the catalog of the kit is part of the first load.
const words = defineWords({
  en: { sections: 'Sections of this page' },
  es: { sections: 'Secciones de esta página' },
  fr: { sections: 'Sections de cette page' },
})

/** A part of a page: the id of its element, and its name. */
export type IndexEntry = { id: string; label: string }
type Props = { entries: readonly IndexEntry[]; onPick: (id: string) => void }

/** The parts of a long page, the one in sight marked: beside the page, on narrow screens a menu above it. */
export const PageIndex = ({ entries, onPick }: Props) => {
  const t = useWords(words)
  const current = useInSight(entries.map(({ id }) => id))
  const narrow = useMediaQuery('(max-width: 1199.98px)', undefined, { getInitialValueInEffect: false })
  return (
    <nav className={classes.index} aria-label={t('sections')}>
      {narrow ? (
        <NativeSelect
          aria-label={t('sections')}
          value={current}
          onChange={event => onPick(event.currentTarget.value)}
          data={entries.map(({ id, label }) => ({ value: id, label }))}
        />
      ) : (
        <ol className={classes.list}>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={classes.entry}
                aria-current={id === current ? 'location' : undefined}
                onClick={event => {
                  event.preventDefault() // the address holds the section already
                  onPick(id)
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}

/** In place of an index whose parts are not known yet: as tall as its menu on narrow screens. */
export const PageIndexComing = () => <Skeleton className={classes.coming} aria-busy="true" />

/** The height of what stays at the top of the window, in px. */
const TOP = 80

// The last part that begins above the upper third of the window; at the foot of the page the last one.
const useInSight = (ids: readonly string[]): string => {
  const [current, setCurrent] = useState(ids[0] ?? '')
  const key = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      const parts = key.split(' ').flatMap(id => document.getElementById(id) ?? [])
      const line = TOP + window.innerHeight / 3
      const above = parts.filter(part => part.getBoundingClientRect().top < line)
      const atFoot = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent(((atFoot ? parts.at(-1) : above.at(-1)) ?? parts[0])?.id ?? '')
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    later()
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [key])
  return current
}
