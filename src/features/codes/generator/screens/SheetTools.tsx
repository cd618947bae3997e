import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowDownBar, IconArrowForwardUp, IconCopyPlus, IconRowInsertBottom, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ask } from '../../../../ui/dialogs.tsx'
import { ReasonButton } from '../../../../ui/kit/ReasonButton.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { mostRows } from '../model.ts'
import { addRows, cloneRows, deleteRows, fillCells, isBlank } from '../sheet.ts'
import { words } from '../words.ts'
import type { Table } from './useTable.ts'

const rowsAtOnce = 10
const mostCopies = 100

/** The rows that a tool is about: the ticked ones, else that of the chosen cell. */
const keysOf = ({ ticked, active }: Table): ReadonlySet<number> => (ticked.size > 0 ? ticked : new Set(active ? [active.key] : []))

/** Copies the chosen cell's value into the ticked rows; with none ticked the cell takes the value above it. */
export const fillDown = ({ rows, ticked, active, change, own }: Table): void => {
  if (!active) return
  const at = rows.findIndex(({ key }) => key === active.key)
  const source = ticked.size > 0 ? rows[at] : rows[at - 1]
  if (source) change(fillCells(rows, active.field, source[active.field], ticked.size > 0 ? ticked : new Set([active.key]), own))
}

/** What is done with rows: undo and redo, add, clone by a multiplier, fill down, delete. */
export const SheetTools = ({ table, onLeft }: { table: Table; onLeft: (count: number) => void }) => {
  const t = useWords(words)
  const { rows, active, change } = table
  const keys = keysOf(table)
  const filled = rows.filter(row => keys.has(row.key) && !isBlank(row)).length
  const clone = async () => {
    const check = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= mostCopies ? null : t('cloneCount'))
    const typed = await ask({
      title: t('cloneTitle', { n: filled }),
      label: t('cloneHow'),
      yes: t('clone'),
      initial: '1',
      check,
      maxLength: 3,
    })
    if (typed === null) return
    const cloned = cloneRows(rows, keys, Number(typed))
    change(cloned.rows)
    if (cloned.left > 0) onLeft(cloned.left)
  }
  const noRow = keys.size === 0 ? t('chooseRow') : null
  return (
    <Group gap="xs" role="toolbar" aria-label={t('tools')}>
      <Step label={t('undo')} off={!table.canUndo} onClick={table.undo}>
        <IconArrowBackUp size={18} aria-hidden />
      </Step>
      <Step label={t('redo')} off={!table.canRedo} onClick={table.redo}>
        <IconArrowForwardUp size={18} aria-hidden />
      </Step>
      <ReasonButton
        {...look}
        leftSection={<IconRowInsertBottom size={16} aria-hidden />}
        reason={rows.length >= mostRows ? t('full', { most: String(mostRows) }) : null}
        onClick={() => change(addRows(rows, rowsAtOnce))}
      >
        {t('addRows')}
      </ReasonButton>
      <ReasonButton
        {...look}
        leftSection={<IconCopyPlus size={16} aria-hidden />}
        reason={filled === 0 ? t('chooseRow') : null}
        onClick={() => void clone()}
      >
        {t('clone')}
      </ReasonButton>
      <Tooltip label={t('fillHelp')} disabled={active === null} multiline maw={280}>
        <span>
          <ReasonButton
            {...look}
            leftSection={<IconArrowDownBar size={16} aria-hidden />}
            reason={active === null ? t('chooseCell') : null}
            onClick={() => fillDown(table)}
          >
            {t('fillDown')}
          </ReasonButton>
        </span>
      </Tooltip>
      <ReasonButton
        {...look}
        leftSection={<IconTrash size={16} aria-hidden />}
        reason={noRow}
        onClick={() => change(deleteRows(rows, keys))}
      >
        {t('remove')}
      </ReasonButton>
    </Group>
  )
}

const look = { size: 'xs', variant: 'default' } as const

const Step = ({ label, off, onClick, children }: { label: string; off: boolean; onClick: () => void; children: ReactNode }) => (
  <Tooltip label={label}>
    <ActionIcon variant="default" size={30} aria-label={label} disabled={off} onClick={onClick}>
      {children}
    </ActionIcon>
  </Tooltip>
)
