import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { allRows } from '../../../../ui/list/allRows.ts'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { choice, own } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { propertyAdd } from '../../buildings/routes.ts'
import { GetImportRows } from '../contract.ts'
import { type ImportRow, rowStates } from '../model.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import { rowKinds, useRowTexts } from './labels.ts'
import type { Import } from './useImport.ts'

const column = columnsOf(GetImportRows)

/** The rows of a file with what becomes of each, or what is wrong with it. */
export const Rows = ({ gId, found }: { gId: string; found: Import }) => {
  const t = useWords(words)
  const states = statesOf(found)
  const over = states !== 'rowStates'
  const wrong = over ? found.LeftOut : found.Counts.Wrong
  const filters = useFilters(GetImportRows, [
    choice('State', {
      key: 'state',
      label: t('result'),
      any: t('anyState'),
      options: rowStates.map(value => ({ value, label: t(`${states}.${value}`) })),
      quick: { value: 'Wrong', label: t('onlyWrong') },
    }),
    own({ key: 'wrong', control: wrong > 0 && <WrongButton gId={gId} found={found} /> }),
  ])
  const list = useListTable(GetImportRows, {
    filter: { gId, ImportId: found.acId },
    filters,
    columns: useColumns(states),
    label: t('rows'),
    search: 'text',
    searchLabel: t('searchRows'),
    idOf: row => String(row.Row),
    tone: row => (row.State === 'Wrong' ? 'bad' : undefined),
    empty: { hint: filters.filter?.State === 'Wrong' ? t('noErrors') : t('noRows') },
  })
  return (
    <section className={classes.part} aria-labelledby="rows">
      <h2 id="rows" className={classes.heading}>
        {t('rows')}
      </h2>
      {list.filters}
      {list.body}
    </section>
  )
}

const WrongButton = ({ gId, found }: { gId: string; found: Import }) => {
  const t = useWords(words)
  const texts = useRowTexts()
  const [busy, setBusy] = useState(false)
  const give = async () => {
    setBusy(true)
    try {
      const rows = await allRows(GetImportRows, { filter: { gId, ImportId: found.acId, State: 'Wrong' } })
      const { downloadWrong } = await import('./template.ts')
      await downloadWrong(found, rows, { why: t('why'), problems: row => texts.problems(row).join('; ') })
    } catch (error) {
      toast.error(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void give()}>
      {t('downloadWrong')}
    </Button>
  )
}

type States = 'rowStates' | 'didStates' | 'undoneStates'
/** The words for what becomes of a row, became of it, or was taken back. */
const statesOf = ({ State }: Import): States => (State === 'Done' ? 'didStates' : State === 'Undone' ? 'undoneStates' : 'rowStates')

const useColumns = (states: States) => {
  const t = useWords(words)
  const texts = useRowTexts()
  return useMemo(() => {
    const result = (row: ImportRow) => t(`${states}.${row.State}`)
    const code = (row: ImportRow) => row.Code || (row.State === 'New' ? t('newCode') : '')
    const details = (row: ImportRow) => [...texts.problems(row), ...texts.differences(row)]
    return [
      column.text('Name', t('fields.Name'), {
        sort: false,
        render: row =>
          row.BuildingId ? (
            <RouteLink to={propertyAdd} params={{ bId: row.BuildingId }} className={classes.link}>
              {row.Name}
            </RouteLink>
          ) : (
            row.Name || null
          ),
      }),
      column.number('Row', t('row'), { decimals: 0, width: 80 }),
      column.render('Code', t('fields.Code'), code, { sort: false, text: code }),
      column.text('Place', t('place'), { sort: false }),
      column.render('State', t('result'), row => <StatusDot kind={rowKinds[row.State]} label={result(row)} />, {
        card: 'state',
        sort: false,
        text: result,
      }),
      column.render('Details', t('detail'), row => <Details lines={details(row)} wrong={row.State === 'Wrong'} />, {
        sort: false,
        wrap: true,
        text: row => details(row).join('; '),
      }),
    ]
  }, [t, texts, states])
}

const Details = ({ lines, wrong }: { lines: readonly string[]; wrong: boolean }) => (
  <ul className={`${classes.details} ${wrong ? classes.wrong : ''}`}>
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
