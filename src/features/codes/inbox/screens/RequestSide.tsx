import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { ReadValue } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { MailLink, PhoneLink } from '../../../property/contacts/screens/reach.tsx'
import { openStatuses, urgencies } from '../../requests/model.ts'
import { EditRequest, GetRequest, GetRequests } from '../contract.ts'
import { words } from '../words.ts'
import { HandlingForm, SentFrom } from './Handled.tsx'
import classes from './inbox.module.css'
import { isLate } from './marks.tsx'
import type { OpenedRequest } from './RequestPage.tsx'
import { useAssignees } from './useAssignees.ts'

type SideProps = { gId: string; request: OpenedRequest }

/** Beside a request: whom it is for, how to reach who sent it, where it came from. */
export const RequestSide = ({ gId, request }: SideProps) => {
  const t = useWords(words)
  return (
    <aside className={classes.column} aria-label={t('handling')}>
      <Section title={t('handling')} collapsible={false}>
        <Handling gId={gId} request={request} />
      </Section>
      <Section title={t('contact')} collapsible={false}>
        <Contact request={request} />
      </Section>
      <Section title={t('place')} collapsible={false}>
        <SentFrom gId={gId} place={request} />
      </Section>
    </aside>
  )
}

const Handling = ({ gId, request }: SideProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const { RequestId, Version, AssigneeId, Urgency, DueDate, Status } = request
  const { options, me } = useAssignees(gId, request.BuildingId, request)
  const form = useCallForm(EditRequest, {
    initial: { GroupId: gId, RequestId, Version, AssigneeId, Urgency, DueDate },
    done: t('saved'),
    refresh: [GetRequest, GetRequests],
    reads: [GetRequest],
  })
  const open = openStatuses.includes(Status)
  return (
    <HandlingForm
      form={form}
      open={open}
      onTake={me && form.values.AssigneeId !== me ? () => form.put(before => ({ ...before, AssigneeId: me })) : null}
    >
      <SelectField of={form} name="AssigneeId" label={t('col.AssigneeName')} placeholder={t('nobody')} options={options} />
      <SelectField
        of={form}
        name="Urgency"
        label={t('col.Urgency')}
        options={urgencies.map(value => ({ value, label: t(`urgency.${value}`) }))}
      />
      {DueDate !== null && (
        <ReadValue label={t('col.DueDate')}>{`${dateTime(DueDate)}${isLate(request) ? ` · ${t('late')}` : ''}`}</ReadValue>
      )}
      {request.Score !== null && (
        <ReadValue label={t('col.Score')}>
          <>
            <Stars value={request.Score} /> {request.ScoreComment}
          </>
        </ReadValue>
      )}
    </HandlingForm>
  )
}

const Contact = ({ request: { Name, Email, PhoneNumber, Unit, CompanyName, ReceiptUrl } }: { request: OpenedRequest }) => {
  const t = useWords(words)
  const name = Name || t('anonymous')
  return (
    <div className={classes.links}>
      <strong>{name}</strong>
      {[CompanyName, Unit].filter(Boolean).join(', ')}
      {Email && <MailLink email={Email} label={name} />}
      {PhoneNumber && <PhoneLink phone={PhoneNumber} label={name} />}
      {ReceiptUrl && (
        <Anchor href={ReceiptUrl} target="_blank" rel="noreferrer" inherit>
          <IconExternalLink size={14} aria-hidden /> {t('openReceipt')}
        </Anchor>
      )}
    </div>
  )
}
