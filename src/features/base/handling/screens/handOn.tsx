import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PreviewBulk } from '../../../../core/bulk.ts'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords, wordsIn } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { type HeldWork, heldWork, openOf } from './heldWork.ts'
import { useAssignees } from './useAssignees.ts'

type Leaver = { gId: string; ContactId: string; name: string; BuildingId: string | null }
type Held = HeldWork & { Rows: readonly { id: string; Version: number }[]; Total: number }

/** Asks who takes over the open work of somebody who was offboarded; nothing where they have none, or the caller may not see it. */
export const handOn = async (leaver: Leaver): Promise<void> => {
  const { gId, ContactId, name } = leaver
  const held: Held[] = []
  for (const kind of await Promise.all(heldWork.all().map(load => load()))) {
    const asked = { GroupId: gId, Call: kind.assign.path, filter: openOf(gId, ContactId) }
    const found = await callOnce(PreviewBulk, asked).catch(() => null) // the work stays marked in its lists
    if (found && found.Total > 0) held.push({ ...kind, Rows: found.Rows, Total: found.Total })
  }
  if (held.length === 0) return
  dialogs.open(close => <HandOn leaver={leaver} held={held} onDone={close} />, { title: wordsIn(words)('handOn.title', { name }) })
}

const HandOn = ({
  leaver: { gId, name, ContactId, BuildingId },
  held,
  onDone,
}: {
  leaver: Leaver
  held: readonly Held[]
  onDone: () => void
}) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { options } = useAssignees(gId, BuildingId)
  const [AssigneeId, choose] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const work = held.map(one => one.count(one.Total, language)).join(', ')
  const give = async () => {
    setRunning(true)
    try {
      for (const { assign, Rows } of held) await callOnce(assign, { GroupId: gId, Rows: [...Rows], Values: { AssigneeId } })
      toast.success(t('handOn.done'))
      onDone()
    } catch (error) {
      toast.error(error)
    }
    setRunning(false)
    for (const call of held.flatMap(one => one.refresh)) void refresh(call)
  }
  return (
    <Stack gap="md">
      <Text>{t('handOn.text', { name, work })}</Text>
      {BuildingId === null && <Text size="sm">{t('handOn.several', { name })}</Text>}
      {BuildingId === null ? (
        held.map(one => (
          <Anchor key={one.assign.path} component={AddressLink} href={one.listOf(ContactId)} onClick={onDone}>
            {t('handOn.open', { what: one.count(one.Total, language) })}
          </Anchor>
        ))
      ) : (
        <Select label={t('assignee')} data={options} value={AssigneeId} onChange={choose} searchable data-autofocus />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('handOn.later')}
        </Button>
        {BuildingId !== null && (
          <Button disabled={AssigneeId === null} loading={running} onClick={() => void give()}>
            {t('handOn.yes')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
