import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { DeleteChannel, GetChannels, GetGroups } from '../contract.ts'
import { channelColumns } from '../listColumns.ts'
import type { Channel } from '../model.ts'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'
import { ChannelDialog } from './ChannelDialog.tsx'

const icon = { size: 16, 'aria-hidden': true } as const
const openDialog = (channel: Channel | null) => void dialogs.open(() => <ChannelDialog channel={channel} />)

/** Channels: bundles of accounts that narrow the choice in the top bar. `onOpened`: a channel was chosen, show its accounts. */
export const ChannelTable = ({ text, onOpened }: { text: string; onOpened: () => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { chooseChannel, selection } = useSession()
  const remove = useWrite(DeleteChannel, { done: t('channelRemoved'), refresh: [GetChannels, GetGroups] })
  const show = ({ acId }: Channel) => {
    chooseChannel(acId)
    onOpened()
  }
  const ask = async ({ acId, Name, MappedGroups }: Channel) => {
    const sure = {
      title: t('removeChannel'),
      text: t('removeSure', { name: Name, n: MappedGroups.length }),
      yes: t('remove'),
      danger: true,
    }
    if (!(await confirm(sure)) || !(await remove.run({ ChannelId: acId }))) return
    if (selection.channel === acId) chooseChannel(null)
  }
  const create = (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => openDialog(null)}>
      {t('newChannel')}
    </Button>
  )
  const list = useListTable(GetChannels, {
    emptyCells: 'N/A',
    name: 'channels',
    label: t('channels'),
    filter: text ? { text } : {},
    first: create,
    columns: columnsIn(channelColumns, language, { MappedGroups: { render: row => t('accountCount', { n: row.MappedGroups.length }) } }),
    sort: { field: 'Name', order: 'ASC' },
    onRow: openDialog,
    actions: row => [
      { label: t('editChannel'), icon: <IconPencil {...icon} />, onClick: () => openDialog(row) },
      { label: t('itsAccounts'), icon: <IconUsersGroup {...icon} />, onClick: () => show(row) },
      { label: t('removeChannel'), icon: <IconTrash {...icon} />, onClick: () => void ask(row), danger: true },
    ],
    empty: text ? { hint: t('noMatch') } : { hint: t('noChannels'), action: create },
  })
  return (
    <div className={classes.body}>
      {list.filters}
      {list.body}
    </div>
  )
}
