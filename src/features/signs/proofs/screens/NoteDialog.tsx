import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

/** Asks for a note; an empty one is none. */
export const NoteDialog = ({ onAdd, onCancel }: { onAdd: (note: string) => void; onCancel: () => void }) => {
  const t = useWords(words)
  const [note, setNote] = useState('')
  return (
    <Stack gap="md">
      <Textarea
        label={t('client.note')}
        value={note}
        maxLength={2000}
        rows={4}
        data-autofocus
        onChange={event => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('client.before')}
        </Button>
        <Button disabled={note.trim() === ''} onClick={() => onAdd(note.trim())}>
          {t('client.add')}
        </Button>
      </Group>
    </Stack>
  )
}
