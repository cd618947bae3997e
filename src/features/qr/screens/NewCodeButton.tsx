import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { dialogs } from '../../../ui/dialogs.tsx'
import { useGo } from '../../../ui/route.ts'
import { useGroupId, useSession } from '../../../ui/session.ts'
import { useWords } from '../../../ui/words.tsx'
import { BuildingPicker } from '../../buildings/screens/pickers/BuildingPicker.tsx'
import { qrEditor } from '../routes.ts'
import { words } from '../words.ts'

/** New QR Code, for those who may: in the chosen building, or after asking in which. */
export const NewCodeButton = () => {
  const t = useWords(words)
  const { can, bId } = useSession()
  const gId = useGroupId()
  const go = useGo()
  if (!can('ManageLibraries')) return null
  const open = (building: string) => go(qrEditor, { groupId: gId, bId: building })
  const start = () => {
    if (bId) return open(bId)
    const chosen = (close: () => void) => (id: string) => {
      close()
      open(id)
    }
    dialogs.open(close => <ChooseBuilding gId={gId} onCancel={close} onChosen={chosen(close)} />, { title: t('newTitle'), size: 420 })
  }
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('newCode')}
    </Button>
  )
}

type Choosing = { gId: string; onChosen: (id: string) => void; onCancel: () => void }

const ChooseBuilding = ({ gId, onChosen, onCancel }: Choosing) => {
  const t = useWords(words)
  const [id, setId] = useState<string | null>(null)
  return (
    <Stack gap="md">
      <BuildingPicker gId={gId} label={t('chooseBuilding')} value={id} onChange={next => setId(next)} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={!id} onClick={() => id && onChosen(id)}>
          {t('newCode')}
        </Button>
      </Group>
    </Stack>
  )
}
