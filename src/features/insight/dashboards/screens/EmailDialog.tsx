import { Text } from '@mantine/core'
import type { Input } from '../../../../core/call.ts'
import { refresh } from '../../../../ui/calls.ts'
import { TagsField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { type PrintDashboard, SendDashboardByEmail } from '../contract.ts'
import { mostRecipients } from '../model.ts'
import { words } from '../words.ts'

/** The paper that is asked for. */
export type Wanted = Pick<
  Input<typeof PrintDashboard>,
  'GroupId' | 'BuildingId' | 'DashboardName' | 'ReportType' | 'StartDate' | 'EndDate' | 'Timezone' | 'Path'
>

/** Mails the dashboard as a PDF to the addresses that are typed. */
export const EmailDialog = ({ wanted, building }: { wanted: Wanted; building: string }) => {
  const t = useWords(words)
  const form = useCallForm(SendDashboardByEmail, {
    initial: { ...wanted, ContactEmails: [], Emails: [] },
    done: t('sent'),
    onSaved: () => refresh(GetTasks),
  })
  return (
    <FormDialog title={t('emailTitle')} form={form} submit={t('send')}>
      <Text>{t('emailNote', { title: wanted.DashboardName, building })}</Text>
      <TagsField
        of={form}
        name="Emails"
        label={t('emails')}
        help={t('emailsHelp')}
        placeholder="name@company.com"
        most={mostRecipients}
        required
        free
      />
    </FormDialog>
  )
}
