import type { Localized } from '../../../../core/call.ts'
import { callOnce, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { ArchiveAction, ArchivedAlert } from '../../../../ui/kit/ArchiveParts.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { ArchiveProperty, GetPropertyList, GetPropertyUse, GetRegions, RestoreProperty } from '../contract.ts'
import { words } from '../words.ts'
import { useLabels } from './useLabels.ts'

type Archivable = { GroupId: string; id: string; Version: number; Name: Localized; ArchivedDate: number | null }
type Props = { of: Archivable; onChanged?: () => void }

// The page of a building is a later feature; the home reloads itself by `onChanged`.
const changed = [{ path: 'Entity/GetProperty' }, GetPropertyList, GetRegions]

/** Archives a building, after saying what stops and how much; for users who may add buildings. */
export const ArchiveButton = ({ of: { GroupId, id, Version, Name, ArchivedDate } }: Props) => {
  const t = useWords(words)
  const labels = useLabels()
  const { can } = useSession()
  const archive = useWrite(ArchiveProperty, { done: t('archive.done'), refresh: changed })
  if (ArchivedDate !== null || !can('GlobalManageEntities')) return null
  const ask = async () => {
    const { Codes, Surveys, Pins } = await callOnce(GetPropertyUse, { gId: GroupId, bId: id })
    const text = t('archive.text', { codes: Codes, surveys: Surveys, pins: Pins })
    if (await confirm({ title: t('archive.title', { name: labels.name(Name) }), text, yes: t('archive.do'), danger: true }))
      await archive.run({ GroupId, BuildingId: id, Version })
  }
  return <ArchiveAction label={t('archive.do')} onAsk={() => void ask()} running={archive.running} />
}

/** Keeps the place of the button while the building is not there yet. */
export const ArchiveComing = () => {
  const t = useWords(words)
  const { can } = useSession()
  if (!can('GlobalManageEntities')) return null
  return <ArchiveAction label={t('archive.do')} />
}

/** Says that a building is archived and what that means, with the button that restores it. Nothing for a building in use. */
export const ArchivedNote = ({ of: { GroupId, id, Version, ArchivedDate }, onChanged }: Props) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { can } = useSession()
  const restore = useWrite(RestoreProperty, { done: t('archive.restored'), refresh: changed, onSaved: () => onChanged?.() })
  if (ArchivedDate === null) return null
  return (
    <ArchivedAlert
      title={t('archive.since', { date: date(ArchivedDate) })}
      text={t('archive.means')}
      restore={
        can('GlobalManageEntities')
          ? { label: t('archive.restore'), run: () => void restore.run({ GroupId, BuildingId: id, Version }), running: restore.running }
          : null
      }
    />
  )
}
