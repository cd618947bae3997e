import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingPicker } from '../../../property/buildings/screens/pickers/BuildingPicker.tsx'
import { words } from '../words.ts'

type Choosing = { gId: string; onChosen: (id: string) => void; onCancel: () => void }

/** Asks in which building a new code is to hang. */
export const ChooseBuilding = ({ gId, onChosen, onCancel }: Choosing) => {
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
