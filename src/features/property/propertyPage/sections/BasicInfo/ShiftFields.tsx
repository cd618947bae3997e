import { ActionIcon, Button, Fieldset, Group, Input, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useContext, useId } from 'react'
import { FieldFoot, FieldMode, ReadValue } from '../../../../../ui/form/field.tsx'
import { TimeField } from '../../../../../ui/form/fields.tsx'
import { shownTime } from '../../../../../ui/form/times.ts'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import type { Shift } from '../../../buildings/model.ts'
import { addShift, MOST_SHIFTS } from '../../../buildings/sections/BasicInfo/rules.ts'
import type { BasicInfoForm } from '../../screens/basicInfoForm.ts'
import { words } from './words.ts'

/** Up to three shifts with start and end; their message stands under all of them. */
export const ShiftFields = ({ form }: { form: BasicInfoForm }) => {
  const t = useWords(words)
  const say = useSay()
  const mode = useContext(FieldMode)
  const id = useId()
  const shifts = form.values.BasicInfo.Shifts ?? []
  if (mode === 'read') return <ReadShifts shifts={shifts} />
  const message = form.problemAt('BasicInfo.Shifts')
  const change = (next: readonly Shift[]) => form.set('BasicInfo.Shifts', next)
  return (
    <Fieldset
      variant="unstyled"
      m={0}
      p={0}
      legend={<Input.Label labelElement="div">{t('shifts')}</Input.Label>}
      aria-describedby={`${id}-foot`}
      data-form={form.id}
      data-field="BasicInfo.Shifts"
    >
      <Stack gap={shifts.length > 0 ? 'xs' : 6}>
        {shifts.map((_, i) => (
          <Row key={i} form={form} at={i} onRemove={() => change(shifts.filter((_shift, other) => other !== i))} />
        ))}
        <FieldFoot id={`${id}-foot`} error={message && say(message)} help={t('shiftsHelp')} />
        {shifts.length < MOST_SHIFTS && (
          <Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              disabled={mode === 'off'}
              onClick={() => change(addShift(shifts))}
            >
              {t('addShift')}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  )
}

const Row = ({ form, at, onRemove }: { form: BasicInfoForm; at: number; onRemove: () => void }) => {
  const t = useWords(words)
  const n = String(at + 1)
  return (
    <Group gap="sm" wrap="nowrap" align="flex-end" grow preventGrowOverflow={false}>
      <TimeField of={form} name={`BasicInfo.Shifts.${at}.Start`} label={t('start', { n })} />
      <TimeField of={form} name={`BasicInfo.Shifts.${at}.End`} label={t('end', { n })} />
      <ActionIcon variant="subtle" color="gray" size={36} flex="0 0 36px" aria-label={t('removeShift', { n })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

const ReadShifts = ({ shifts }: { shifts: readonly Shift[] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const lines = shifts.map(({ Start, End }) => `${shownTime(Start, language)} – ${shownTime(End, language)}`)
  return <ReadValue label={t('shifts')}>{lines.length > 0 ? lines.join('\n') : t('noShifts')}</ReadValue>
}
