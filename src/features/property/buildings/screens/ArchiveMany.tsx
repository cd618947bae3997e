import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useBulk } from '../../../../ui/list/useBulk.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ArchiveProperties, GetPropertyList, GetRegions, RestoreProperties } from '../contract.ts'
import type { ListedProperty } from '../model.ts'
import { words } from '../words.ts'

type Props = { gId: string; chosen: ChosenRows<ListedProperty>; archived: boolean }

/** Archives the chosen buildings; of a list of archived ones, brings them back. */
export const ArchiveMany = ({ gId, chosen, archived }: Props) => {
  const t = useWords(words)
  const { start, running } = useBulk(archived ? RestoreProperties : ArchiveProperties, {
    gId,
    idOf: (row: ListedProperty) => row.id,
    refresh: [GetPropertyList, GetRegions],
  })
  const Icon = archived ? IconArchiveOff : IconArchive
  const ask = () =>
    start(chosen, n =>
      archived
        ? {
            title: t('archive.restoreMany', { n }),
            text: t('archive.restoreManyText'),
            yes: t('archive.restore'),
            done: count => t('archive.restoredMany', { n: count }),
          }
        : {
            title: t('archive.many', { n }),
            text: t('archive.manyText'),
            yes: t('archive.do'),
            danger: true,
            done: count => t('archive.doneMany', { n: count }),
          },
    )
  return (
    <Button size="xs" variant="default" leftSection={<Icon size={16} aria-hidden />} loading={running} onClick={() => void ask()}>
      {t(archived ? 'archive.restore' : 'archive.do')}
    </Button>
  )
}
