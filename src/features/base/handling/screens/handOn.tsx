import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PreviewBulk } from '../../../../core/bulk.ts'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { detailsOf } from '../../../../ui/kit/optionDetails.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords, wordsIn } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { type HeldPart, type HeldWork, heldBy, heldWork } from './heldWork.ts'
import { useAssignees } from './useAssignees.ts'

type Leaver = { gId: string; ContactId: string; name: string }
/** What somebody has of one part of a kind. */
type Held = { work: HeldWork; part: HeldPart; buildings: ReadonlyMap<string, readonly { id: string; Version: number }[]> }

/** Asks who takes over the open work of somebody who was offboarded, for each building; nothing where they have none, or the caller may not see it. */
export const handOn = async (leaver: Leaver): Promise<void> => {
  const { gId, ContactId, name } = leaver
  const held: Held[] = []
  for (const work of await Promise.all(heldWork.all().map(load => load())))
    for (const part of work.parts) {
      const asked = { GroupId: gId, Call: work.assign.path, filter: heldBy(gId, ContactId, part), ByBuilding: true }
      const found = await callOnce(PreviewBulk, asked).catch(() => null) // the work stays marked in its lists
      const buildings = new Map(found?.Buildings?.map(({ BuildingId, Rows }) => [BuildingId, Rows]))
      if (buildings.size > 0) held.push({ work, part, buildings })
    }
  if (held.length === 0) return
  dialogs.open(close => <HandOn leaver={leaver} held={held} onDone={close} />, { title: wordsIn(words)('handOn.title', { name }) })
}

type HandOnProps = { leaver: Leaver; held: readonly Held[]; onDone: () => void }

const HandOn = ({ leaver: { gId, name }, held, onDone }: HandOnProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [heirs, setHeirs] = useState<ReadonlyMap<string, string | null>>(new Map())
  const [running, setRunning] = useState(false)
  const buildings = [...new Set(held.flatMap(one => [...one.buildings.keys()]))]
  const countIn = (some: readonly string[]) =>
    held
      .map(one => ({ ...one, n: some.reduce((n, bId) => n + (one.buildings.get(bId)?.length ?? 0), 0) }))
      .flatMap(({ part, n }) => (n > 0 ? [part.count(n, language)] : []))
      .join(', ')
  const give = async () => {
    setRunning(true)
    try {
      for (const [BuildingId, AssigneeId] of heirs) if (AssigneeId !== null) await giveIn(gId, held, BuildingId, AssigneeId)
      toast.success(t('handOn.done'))
      onDone()
    } catch (error) {
      toast.error(error)
    }
    setRunning(false)
    for (const call of held.flatMap(({ work }) => work.refresh)) void refresh(call)
  }
  return (
    <Stack gap="md">
      <Text>{t('handOn.text', { name, work: countIn(buildings) })}</Text>
      {buildings.map(bId => (
        <Heir
          key={bId}
          gId={gId}
          bId={bId}
          work={buildings.length > 1 ? countIn([bId]) : ''}
          value={heirs.get(bId) ?? null}
          onChange={next => setHeirs(new Map(heirs).set(bId, next))}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('handOn.later')}
        </Button>
        <Button disabled={![...heirs.values()].some(heir => heir !== null)} loading={running} onClick={() => void give()}>
          {t('handOn.yes')}
        </Button>
      </Group>
    </Stack>
  )
}

const giveIn = async (GroupId: string, held: readonly Held[], BuildingId: string, AssigneeId: string): Promise<void> => {
  for (const { work, buildings } of held) {
    const Rows = buildings.get(BuildingId)
    if (Rows) await callOnce(work.assign, { GroupId, Rows: [...Rows], Values: { AssigneeId } })
  }
}

type HeirProps = { gId: string; bId: string; work: string; value: string | null; onChange: (ContactId: string | null) => void }

/** Who takes over in one building. `work`: what there is, where it is not said above. */
const Heir = ({ gId, bId, work, value, onChange }: HeirProps) => {
  const t = useWords(words)
  const { options, building } = useAssignees(gId, bId)
  return (
    <Select
      label={work ? t('handOn.heir', { building }) : t('assignee')}
      {...(work && { description: work })}
      placeholder={t('nobody')}
      data={options}
      value={value}
      onChange={onChange}
      {...detailsOf(options, value)}
      searchable
      openOnFocus={false}
      clearable
    />
  )
}
