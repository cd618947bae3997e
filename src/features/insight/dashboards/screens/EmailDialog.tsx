import { Text } from '@mantine/core'
import type { Input } from '../../../../core/call.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { TagsField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { GetDashboardContacts, type PrintDashboard, SendDashboardByEmail, SendDashboardToContacts } from '../contract.ts'
import { mostRecipients } from '../model.ts'
import { words } from '../words.ts'

/** The paper that is asked for. */
export type Wanted = Pick<
  Input<typeof PrintDashboard>,
  'GroupId' | 'BuildingId' | 'DashboardName' | 'ReportType' | 'StartDate' | 'EndDate' | 'Timezone' | 'Path'
>

type EmailDialogProps = {
  wanted: Wanted
  place: string
  /** Its rows name people: only contacts get it. */
  personal: boolean
}

/** Mails the dashboard as a PDF to contacts of the place, and unless it names people to addresses that are typed. */
export const EmailDialog = ({ wanted, place, personal }: EmailDialogProps) => {
  const t = useWords(words)
  const { GroupId: gId, BuildingId: bId } = wanted
  const { data } = useCall(GetDashboardContacts, { gId, ...(bId && { bId }) })
  const form = useCallForm(personal ? SendDashboardToContacts : SendDashboardByEmail, {
    initial: { ...wanted, ContactEmails: [], Emails: [] },
    done: t('sent'),
    onSaved: () => refresh(GetTasks),
  })
  const contacts = (data?.Contacts ?? []).map(one => ({ value: one.Email, label: `${one.Name} · ${one.Email}` }))
  return (
    <FormDialog title={t('emailTitle')} form={form} submit={t('send')}>
      <Text>{t('emailNote', { title: wanted.DashboardName, building: place })}</Text>
      <TagsField
        of={form}
        name="ContactEmails"
        label={t('contacts')}
        {...(personal && { help: t('contactsOnlyHelp') })}
        placeholder={t('contactsHint')}
        options={uniqueBy(contacts)}
        free={false}
        most={mostRecipients}
        required={personal}
      />
      {!personal && (
        <TagsField
          of={form}
          name="Emails"
          label={t('emails')}
          help={t('emailsHelp')}
          placeholder="name@company.com"
          most={mostRecipients}
          free
        />
      )}
    </FormDialog>
  )
}

/** Contacts share addresses: each is offered once, under the first name. */
const uniqueBy = <T extends { value: string }>(options: readonly T[]): T[] =>
  [...new Map(options.toReversed().map(one => [one.value, one])).values()].toReversed()
