import { Button } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { DateField, SelectField, TimeField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetRoundContacts } from '../../rounds/contract.ts'
import { GetSchedule, MoveDue } from '../contract.ts'
import type { ScheduledDue } from '../model.ts'
import { words } from '../words.ts'

/** The people of a building to whom dates are given. */
export const useWalkers = (gId: string, bId: string) => {
  const query = useCall(GetRoundContacts, { filter: { gId, bId }, pagination: { page: 0, perPage: 10_000 } }, { quiet: true })
  const all = query.data?.Contacts.map(one => ({ value: one.UserId, label: one.FullName.en })) ?? []
  return [...new Map(all.map(one => [one.value, one])).values()]
}

type MoveProps = { gId: string; bId: string; due: ScheduledDue; onExcuse: () => void }

/** The day, the time and the person of one date; the way without dragging. */
export const MoveDialog = ({ gId, bId, due, onExcuse }: MoveProps) => {
  const t = useWords(words)
  const walkers = useWalkers(gId, bId)
  const { DueId, Version, Day, Time, WalkerId } = due
  const form = useCallForm(MoveDue, {
    initial: { GroupId: gId, BuildingId: bId, DueId, Version, Day, Time, UserId: WalkerId },
    done: t('moved'),
    reads: [GetSchedule],
    refresh: [GetSchedule],
  })
  return (
    <FormDialog title={t('move', { name: due.QrName })} form={form}>
      <FieldRow>
        <DateField of={form} name="Day" label={t('day')} as={{ as: 'text' }} noPast required />
        <TimeField of={form} name="Time" label={t('time')} required />
      </FieldRow>
      <SelectField of={form} name="UserId" label={t('giveTo')} options={walkers} placeholder={t('roundWalker')} />
      <Button variant="subtle" onClick={onExcuse}>
        {t('excuse')}
      </Button>
    </FormDialog>
  )
}
