import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { callOnce, refresh, useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { DateField, SelectField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { AddAbsence, DeleteAbsence, GetSchedule } from '../contract.ts'
import type { Absence } from '../model.ts'
import { findAbsenceProblems } from '../rules.ts'
import { words } from '../words.ts'
import { useWalkers } from './MoveDialog.tsx'
import classes from './schedule.module.css'

type AbsencesProps = { gId: string; bId: string; First: string }

/** Who is away, and who walks instead. */
export const AbsencesDialog = ({ gId, bId, First }: AbsencesProps) => {
  const t = useWords(words)
  const { day } = useFormats()
  const absences = useCall(GetSchedule, { gId, bId, First }, { quiet: true }).data?.Absences ?? []
  const remove = async ({ AbsenceId }: Absence) => {
    try {
      await callOnce(DeleteAbsence, { GroupId: gId, BuildingId: bId, AbsenceId })
      toast.success(t('awayDeleted'))
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetSchedule)
  }
  return (
    <Stack gap="md">
      <Text c="var(--ink-soft)">{t('awayLead')}</Text>
      {absences.length === 0 && <Text>{t('awayNone')}</Text>}
      {absences.length > 0 && (
        <ul className={classes.absences}>
          {absences.map(one => (
            <li key={one.AbsenceId}>
              <span>{t('awayLine', { name: one.Name, first: day(one.First), last: day(one.Last), instead: one.StandInName })}</span>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('awayDeleteOf', { name: one.Name })}
                onClick={() => void remove(one)}
              >
                {t('awayDelete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end">
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => dialogs.open(() => <AbsenceForm gId={gId} bId={bId} />, { title: t('awayAdd') })}
        >
          {t('awayAdd')}
        </Button>
      </Group>
    </Stack>
  )
}

const AbsenceForm = ({ gId, bId }: Omit<AbsencesProps, 'First'>) => {
  const t = useWords(words)
  const walkers = useWalkers(gId, bId)
  const form = useCallForm(AddAbsence, {
    initial: { GroupId: gId, BuildingId: bId, UserId: '', StandInId: '', First: '', Last: '' },
    check: findAbsenceProblems,
    done: t('awaySaved'),
    refresh: [GetSchedule],
  })
  return (
    <FormDialog title={t('awayAdd')} form={form}>
      <SelectField of={form} name="UserId" label={t('awayWho')} options={walkers} required />
      <SelectField of={form} name="StandInId" label={t('awayInstead')} options={walkers} required />
      <FieldRow>
        <DateField of={form} name="First" label={t('awayFirst')} as={{ as: 'text' }} required />
        <DateField of={form} name="Last" label={t('awayLast')} as={{ as: 'text' }} required />
      </FieldRow>
    </FormDialog>
  )
}
