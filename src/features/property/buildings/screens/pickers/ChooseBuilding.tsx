import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { words } from '../../../../../ui/kit/words.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { BuildingPicker } from './BuildingPicker.tsx'

type Choosing = { gId: string; label?: string | undefined; submit: string; onChosen: (id: string) => void; onCancel: () => void }

/** Asks for the building that something is for. */
export const ChooseBuilding = ({ gId, label, submit, onChosen, onCancel }: Choosing) => {
  const t = useWords(words)
  const [id, setId] = useState<string | null>(null)
  return (
    <Stack gap="md">
      <BuildingPicker gId={gId} {...(label && { label })} value={id} onChange={next => setId(next)} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={!id} onClick={() => id && onChosen(id)}>
          {submit}
        </Button>
      </Group>
    </Stack>
  )
}
