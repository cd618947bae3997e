import { Alert, Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { callOnce, useWrite } from '../../../ui/calls.ts'
import { confirm } from '../../../ui/dialogs.tsx'
import { useSession } from '../../../ui/session.ts'
import { useFormats, useWords } from '../../../ui/words.tsx'
import { ArchiveGroup, GetGroup, GetGroups, GetGroupUse, RestoreGroup, SearchBuildings } from '../contract.ts'
import type { Group } from '../model.ts'
import { words } from '../words.ts'
import { useNames } from './useNames.ts'

type Props = { group: Group }

const changed = [GetGroup, GetGroups, SearchBuildings]

// The calls are for people of the provider.
const useMay = () => {
  const { can, isGlobalAdmin } = useSession()
  return isGlobalAdmin && can('ManageGroups')
}

/** Takes an account out of use, after saying what stops and how much. */
export const ArchiveButton = ({ group: { acId, Version, GroupName, ArchivedDate } }: Props) => {
  const t = useWords(words)
  const nameOf = useNames()
  const may = useMay()
  const archive = useWrite(ArchiveGroup, { done: t('archive.done'), refresh: changed })
  if (ArchivedDate !== null || !may) return null
  const ask = async () => {
    const { Members, Buildings, Codes } = await callOnce(GetGroupUse, { gId: acId })
    const text = t('archive.text', { people: Members, buildings: Buildings, codes: Codes })
    if (await confirm({ title: t('archive.title', { name: nameOf(GroupName) }), text, yes: t('archive.do'), danger: true }))
      await archive.run({ GroupId: acId, Version })
  }
  return (
    <Button variant="default" leftSection={<IconArchive size={16} aria-hidden />} onClick={() => void ask()} loading={archive.running}>
      {t('archive.do')}
    </Button>
  )
}

/** Keeps the place of the button while the account is not there yet. */
export const ArchiveComing = () => {
  const t = useWords(words)
  if (!useMay()) return null
  return (
    <Button variant="default" leftSection={<IconArchive size={16} aria-hidden />} disabled>
      {t('archive.do')}
    </Button>
  )
}

/** Says that an account is archived and what that means, with the way back. Nothing for one in use. */
export const ArchivedNote = ({ group: { acId, Version, ArchivedDate } }: Props) => {
  const t = useWords(words)
  const { date } = useFormats()
  const may = useMay()
  const restore = useWrite(RestoreGroup, { done: t('archive.restored'), refresh: changed })
  if (ArchivedDate === null) return null
  return (
    <Alert color="yellow" icon={<IconArchive size={18} aria-hidden />} title={t('archive.since', { date: date(ArchivedDate) })}>
      <p style={{ margin: 0 }}>{t('archive.means')}</p>
      {may && (
        <Button
          mt="sm"
          size="xs"
          leftSection={<IconArchiveOff size={14} aria-hidden />}
          onClick={() => void restore.run({ GroupId: acId, Version })}
          loading={restore.running}
        >
          {t('archive.restore')}
        </Button>
      )}
    </Alert>
  )
}
