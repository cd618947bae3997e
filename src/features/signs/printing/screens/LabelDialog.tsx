import { Button, Text } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { callOnce } from '../../../../ui/calls.ts'
import { downloadBase64 } from '../../../../ui/download.ts'
import { NumberField, SelectField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { labelSheetNames, labelSheetOf, labelsOf } from '../../artwork/labels.ts'
import { GetLabelTest, MakeLabels } from '../contract.ts'
import { words } from '../words.ts'
import { keepOffset, readOffset } from './labelOffsets.ts'
import type { SignChoice } from './useChosenSigns.ts'

type LabelDialogProps = { gId: string; choice: SignChoice; onStarted: () => void }

/** Asks on which labels signs are printed, from which label on, and how far the printer is off; makes them. */
export const LabelDialog = ({ gId, choice, onStarted }: LabelDialogProps) => {
  const t = useWords(words)
  const [testing, setTesting] = useState(false)
  const [first = ''] = labelSheetNames
  const form = useCallForm(MakeLabels, {
    initial: { GroupId: gId, ...choice, Sheet: first, StartAt: 1, ...readOffset(first) },
    refresh: [GetTasks],
    onSaved: ({ TaskId }, { Sheet, OffsetX = 0, OffsetY = 0 }) => {
      keepOffset(Sheet, { OffsetX, OffsetY })
      downloadWhenDone(TaskId)
      toast.success(t('labels.started'))
      onStarted()
    },
  })
  const { Sheet, OffsetX = 0, OffsetY = 0 } = form.values
  const sheet = labelSheetOf(Sheet)
  const test = async () => {
    setTesting(true)
    try {
      const { FileName, Base64 } = await callOnce(GetLabelTest, {
        gId,
        Sheet,
        OffsetX: Number(OffsetX) || 0,
        OffsetY: Number(OffsetY) || 0,
      })
      downloadBase64({ FileName, ContentType: 'application/pdf', Base64 })
    } catch (error) {
      toast.error(error)
    }
    setTesting(false)
  }
  const testButton = (
    <Button variant="default" leftSection={<IconRuler2 size={16} aria-hidden />} loading={testing} onClick={() => void test()}>
      {t('labels.test')}
    </Button>
  )
  return (
    <FormDialog title={t('labels.make')} form={form} submit={t('labels.make')} foot={testButton}>
      <Text size="sm">{t('labels.help')}</Text>
      <FieldRow>
        <SelectField
          of={form}
          name="Sheet"
          label={t('labels.sheet')}
          options={labelSheetNames.map(value => ({ value, label: value }))}
          onPick={value => form.put(before => ({ ...before, Sheet: value ?? first, StartAt: 1, ...readOffset(value ?? first) }))}
          required
        />
        {sheet && labelsOf(sheet) > 1 && <NumberField of={form} name="StartAt" label={t('labels.startAt')} min={1} max={labelsOf(sheet)} />}
      </FieldRow>
      <FieldRow>
        <NumberField of={form} name="OffsetX" label={t('labels.offsetX')} min={-10} max={10} step={0.1} decimals={1} />
        <NumberField of={form} name="OffsetY" label={t('labels.offsetY')} min={-10} max={10} step={0.1} decimals={1} />
      </FieldRow>
      <Text size="xs" c="var(--ink-soft)">
        {t('labels.offsetHelp')}
      </Text>
    </FormDialog>
  )
}
