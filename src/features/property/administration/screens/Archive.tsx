import { callOnce, useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { ArchiveAction, ArchivedAlert } from '../../../../ui/kit/ArchiveParts.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { ArchiveGroup, GetGroup, GetGroupExport, GetGroups, GetGroupUse, RestoreGroup, SearchBuildings } from '../contract.ts'
import type { Group } from '../model.ts'
import { words } from '../words.ts'
import { useNames } from './useNames.ts'

type Props = { group: Group }

const changed = [GetGroup, GetGroups, SearchBuildings, GetGroupExport]

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
  return <ArchiveAction label={t('archive.do')} onAsk={() => void ask()} running={archive.running} />
}

/** Keeps the place of the button while the account is not there yet. */
export const ArchiveComing = () => {
  const t = useWords(words)
  if (!useMay()) return null
  return <ArchiveAction label={t('archive.do')} />
}

/** Says that an account is archived and what that means, with the way back. Nothing for one in use. */
export const ArchivedNote = ({ group: { acId, Version, ArchivedDate } }: Props) => {
  const t = useWords(words)
  const { date } = useFormats()
  const may = useMay()
  const leaving = useCall(GetGroupExport, may && ArchivedDate !== null ? { gId: acId } : null, { quiet: true, load: 'always' })
  const DeletionDate = leaving.data?.DeletionDate ?? null
  const restore = useWrite(RestoreGroup, { done: t('archive.restored'), refresh: changed })
  if (ArchivedDate === null) return null
  return (
    <ArchivedAlert
      title={DeletionDate === null ? t('archive.since', { date: date(ArchivedDate) }) : t('leaving.since', { date: date(DeletionDate) })}
      text={t(DeletionDate === null ? 'archive.means' : 'leaving.means')}
      restore={
        may ? { label: t('archive.restore'), run: () => void restore.run({ GroupId: acId, Version }), running: restore.running } : null
      }
    />
  )
}
