import { Text } from '@mantine/core'
import { RadioField, SwitchField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { kitFormats, MakePrintKit } from '../contract.ts'
import { words } from '../words.ts'
import type { SignChoice } from './useChosenSigns.ts'

type KitDialogProps = { gId: string; choice: SignChoice; onStarted: () => void }

/** Asks in which format the files of a print kit are made, and makes it. */
export const KitDialog = ({ gId, choice, onStarted }: KitDialogProps) => {
  const t = useWords(words)
  const form = useCallForm(MakePrintKit, {
    initial: { GroupId: gId, ...choice, FileFormat: 'pdf', WithPairs: false },
    refresh: [GetTasks],
    onSaved: ({ TaskId }) => {
      downloadWhenDone(TaskId)
      toast.success(t('kit.started'))
      onStarted()
    },
  })
  return (
    <FormDialog title={t('kit.make')} form={form} submit={t('kit.make')}>
      <Text size="sm">{t('kit.help')}</Text>
      <RadioField
        of={form}
        name="FileFormat"
        label={t('kit.format')}
        options={kitFormats.map(value => ({
          value,
          label: value === 'pdf' || value === 'png' || value === 'test' ? t(`kit.formats.${value}`) : value.toUpperCase(),
        }))}
      />
      <SwitchField of={form} name="WithPairs" label={t('kit.withPairs')} />
    </FormDialog>
  )
}
