import { ActionIcon, Group, NumberInput, Text, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronUp, IconSearch, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../words.tsx'
import classes from './pdf.module.css'
import { pdfWords } from './pdfWords.ts'
import type { PdfSearch } from './useHits.ts'
import { changeZoom } from './zoom.ts'

type ToolbarProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  zoom: number
  onZoom: (zoom: number) => void
  find: PdfSearch
  download: ReactNode
}

/** Page, size, search and download of a PDF file. */
export const PdfToolbar = ({ page, pages, onPage, zoom, onZoom, find, download }: ToolbarProps) => {
  const t = useWords(pdfWords)
  const { number } = useFormats()
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools')}>
      <Group gap={4} wrap="nowrap">
        <Tool label={t('previous')} icon={<IconChevronLeft size={18} aria-hidden />} off={page <= 1} onClick={() => onPage(page - 1)} />
        <NumberInput
          aria-label={t('page')}
          value={page}
          min={1}
          max={pages}
          w={72}
          hideControls
          onChange={value => typeof value === 'number' && value >= 1 && value <= pages && onPage(value)}
        />
        <Text size="sm" c="var(--ink-soft)" className={classes.count}>
          {t('pageOf', { pages })}
        </Text>
        <Tool label={t('next')} icon={<IconChevronRight size={18} aria-hidden />} off={page >= pages} onClick={() => onPage(page + 1)} />
      </Group>
      <Group gap={4} wrap="nowrap">
        <Tool label={t('smaller')} icon={<IconZoomOut size={18} aria-hidden />} onClick={() => onZoom(changeZoom(zoom, -1))} />
        <Text size="sm" className={classes.zoom}>
          {number(zoom, { style: 'percent' })}
        </Text>
        <Tool label={t('larger')} icon={<IconZoomIn size={18} aria-hidden />} onClick={() => onZoom(changeZoom(zoom, 1))} />
      </Group>
      <Search find={find} page={page} onPage={onPage} />
      {download}
    </div>
  )
}

const Search = ({ find: { typed, onType, hits }, page, onPage }: Pick<ToolbarProps, 'find' | 'page' | 'onPage'>) => {
  const t = useWords(pdfWords)
  const pages = [...(hits?.keys() ?? [])]
  const before = pages.findLast(one => one < page)
  const after = pages.find(one => one > page)
  const total = [...(hits?.values() ?? [])].reduce((sum, one) => sum + one, 0)
  return (
    <Group gap={4} wrap="nowrap" className={classes.search}>
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={event => onType(event.currentTarget.value)}
      />
      <Tool
        label={t('previousHit')}
        icon={<IconChevronUp size={18} aria-hidden />}
        off={before === undefined}
        onClick={() => onPage(before ?? page)}
      />
      <Tool
        label={t('nextHit')}
        icon={<IconChevronDown size={18} aria-hidden />}
        off={after === undefined}
        onClick={() => onPage(after ?? page)}
      />
      <Text size="sm" c="var(--ink-soft)" role="status" className={classes.count}>
        {hits && (pages.length === 0 ? t('nothing') : t('hits', { hits: total, pages: pages.length }))}
      </Text>
    </Group>
  )
}

const Tool = ({ label, icon, off = false, onClick }: { label: string; icon: ReactNode; off?: boolean; onClick: () => void }) => (
  <ActionIcon variant="subtle" size="lg" aria-label={label} title={label} disabled={off} onClick={onClick}>
    {icon}
  </ActionIcon>
)
