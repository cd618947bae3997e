import { Button } from '@mantine/core'
import { IconBell, IconBellOff, IconPencil, IconPlayerPause, IconPlus, IconTrash } from '@tabler/icons-react'
import { DAY } from '../../../../core/dates.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { DeleteFigureAlert, GetFigureAlerts, SetFigureAlert } from '../contract.ts'
import { alertColumns } from '../listColumns.ts'
import { words } from '../words.ts'
import { type AlertRow, openAlert } from './AlertDialog.tsx'

const icon = { size: 16, 'aria-hidden': true } as const
const changed = [GetFigureAlerts]

/** `/alerts`: the figures that the user is told of. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { bId, can } = useSession()
  const set = useWrite(SetFigureAlert, { refresh: changed, done: t('saved') })
  const remove = useWrite(DeleteFigureAlert, { refresh: changed, done: t('deleted') })
  const turn = ({ AlertId }: AlertRow, OnOff: boolean, PausedUntil: number | null) =>
    void set.run({ GroupId: gId, AlertId, OnOff, PausedUntil })
  const askDelete = async ({ AlertId }: AlertRow) => {
    if (await confirm({ title: t('deleteTitle'), text: t('deleteText'), yes: t('delete'), danger: true }))
      await remove.run({ GroupId: gId, AlertId })
  }
  const isPaused = ({ PausedUntil }: AlertRow) => PausedUntil !== null && PausedUntil > Date.now()
  const edit = (row: AlertRow) => openAlert({ gId, bId: row.BuildingId, row })
  const add = (bId || can('ViewAnalytics')) && (
    <Button leftSection={<IconPlus {...icon} />} onClick={() => openAlert({ gId, bId })}>
      {t('add')}
    </Button>
  )
  const list = useListTable(GetFigureAlerts, {
    filter: { gId },
    columns: columnsIn(alertColumns, language, { Rule: { card: 'name', wrap: true }, State: { card: 'state' } }),
    name: 'figureAlerts',
    label: t('title'),
    onRow: edit,
    actions: row => [
      { label: t('edit'), icon: <IconPencil {...icon} />, onClick: () => edit(row) },
      isPaused(row)
        ? { label: t('resume'), icon: <IconBell {...icon} />, onClick: () => turn(row, true, null) }
        : { label: t('pause'), icon: <IconPlayerPause {...icon} />, onClick: () => turn(row, true, Date.now() + 7 * DAY) },
      row.OnOff
        ? { label: t('turnOff'), icon: <IconBellOff {...icon} />, onClick: () => turn(row, false, null) }
        : { label: t('turnOn'), icon: <IconBell {...icon} />, onClick: () => turn(row, true, null) },
      { label: t('delete'), icon: <IconTrash {...icon} />, onClick: () => void askDelete(row), danger: true },
    ],
    empty: { text: t('empty'), hint: t('emptyHint'), action: add },
  })
  return (
    <Page title={t('title')} lead={t('lead')} action={add} filters={list.filters}>
      {list.body}
    </Page>
  )
}
