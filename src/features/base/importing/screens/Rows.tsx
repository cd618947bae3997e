import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { allRows } from '../../../../ui/list/allRows.ts'
import { columnsOf } from '../../../../ui/list/columns.ts'
import { choice, own } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { type ImportRow, rowStates } from '../model.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import { rowKinds, useRowTexts } from './labels.ts'
import type { Import } from './useImport.ts'

/** The rows of a file with what becomes of each, or what is wrong with it. */
export const Rows = ({ of, gId, found }: { of: ImportPages; gId: string; found: Import }) => {
  const t = useWords(words)
  const { GetImportRows } = of.calls
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
    own({ key: 'wrong', control: wrong > 0 && <WrongButton of={of} gId={gId} found={found} /> }),
  ])
  const list = useListTable(GetImportRows, {
    filter: { gId, ImportId: found.acId },
    filters,
    columns: useColumns(of, states),
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

const WrongButton = ({ of, gId, found }: { of: ImportPages; gId: string; found: Import }) => {
  const t = useWords(words)
  const texts = useRowTexts(of)
  const [busy, setBusy] = useState(false)
  const give = async () => {
    setBusy(true)
    try {
      const rows = await allRows(of.calls.GetImportRows, { filter: { gId, ImportId: found.acId, State: 'Wrong' } })
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
const statesOf = ({ Status }: Import): States => (Status === 'Completed' ? 'didStates' : Status === 'Undone' ? 'undoneStates' : 'rowStates')

const useColumns = (of: ImportPages, states: States) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const texts = useRowTexts(of)
  return useMemo(() => {
    const column = columnsOf(of.calls.GetImportRows)
    const result = (row: ImportRow) => t(`${states}.${row.State}`)
    const code = (row: ImportRow) => row.Code || (row.State === 'New' ? own('newCode') : '')
    const details = (row: ImportRow) => [...texts.problems(row), ...texts.differences(row)]
    return [
      column.text('Name', own('fields.Name'), {
        sort: false,
        render: row => row.Name && <Name row={row} address={of.rowHref(row)} />,
      }),
      column.number('Row', t('row'), { decimals: 0, width: 80 }),
      column.render('Code', own('fields.Code'), code, { sort: false, text: code }),
      column.text('Place', t('place'), { sort: false }),
      column.render('State', t('result'), row => <StatusDot kind={rowKinds[row.State]} label={result(row)} />, {
        card: 'state',
        sort: false,
        text: result,
      }),
      column.render(
        'Details',
        t('detail'),
        row => (details(row).length > 0 ? <Details lines={details(row)} wrong={row.State === 'Wrong'} /> : null),
        {
          sort: false,
          wrap: true,
          text: row => details(row).join('; '),
        },
      ),
    ]
  }, [t, own, texts, states, of])
}

const Name = ({ row, address }: { row: ImportRow; address: string | null }) => {
  if (!address) return row.Name
  return (
    <AddressLink href={address} className={classes.link}>
      {row.Name}
    </AddressLink>
  )
}

const Details = ({ lines, wrong }: { lines: readonly string[]; wrong: boolean }) => (
  <ul className={`${classes.details} ${wrong ? classes.wrong : ''}`}>
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
