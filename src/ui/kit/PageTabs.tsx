import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormats } from '../words.tsx'
import classes from './PageTabs.module.css'

export type PageTab<T extends string> = { value: T; label: string; count?: number | undefined }

type PageTabsProps<T extends string> = {
  /** The label of the tab list, for screen readers. */
  label: string
  tabs: readonly PageTab<T>[]
  value: T
  onChange: (value: T) => void
  /** What the chosen tab shows; the page itself, where it is left out. */
  children?: ReactNode
}

/** Tabs of a page in one line, which scrolls on phones so that the chosen one is in sight. */
export const PageTabs = <T extends string>({ label, tabs, value, onChange, children }: PageTabsProps<T>) => {
  const { number } = useFormats()
  const { list, atEnd } = useInSight(`${value} ${tabs.map(({ label: text, count }) => `${text}${count ?? ''}`).join()}`)
  const pick = (next: string | null) => {
    const tab = tabs.find(one => one.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Tabs value={value} onChange={pick} keepMounted={false}>
      <Tabs.List ref={list} aria-label={label} className={classes.list} data-end={atEnd || undefined}>
        {tabs.map(tab => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}> {number(tab.count)}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value} className={children === undefined ? undefined : (classes.panel ?? '')}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}

/** The line of tabs: the chosen one is brought into sight whenever `shown` changes. */
const useInSight = (shown: string) => {
  const list = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const line = list.current
    const tab = line?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (line && tab && shown) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2
  }, [shown])
  useEffect(() => {
    const line = list.current
    if (!line) return
    const look = () => setAtEnd(line.scrollLeft + line.clientWidth >= line.scrollWidth - 1)
    look()
    line.addEventListener('scroll', look, { passive: true })
    const size = new ResizeObserver(look)
    size.observe(line)
    return () => {
      line.removeEventListener('scroll', look)
      size.disconnect()
    }
  }, [])
  return { list, atEnd }
}
