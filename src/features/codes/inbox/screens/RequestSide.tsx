import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Input } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { ReadValue } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { AssigneeField } from '../../../base/handling/screens/AssigneeField.tsx'
import { HandledSide, HandlingForm, LinkLines } from '../../../base/handling/screens/Handled.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { MailLink, PhoneLink } from '../../../property/contacts/screens/reach.tsx'
import { isPermitKind } from '../../permits/model.ts'
import { isBookingType } from '../../requests/bookings.ts'
import { isOpenStatus, urgencies } from '../../requests/model.ts'
import { GetRequestForms } from '../../requestWork/contract.ts'
import { CostSection } from '../../requestWork/screens/CostSection.tsx'
import { EditRequest, GetRequest, GetRequests, type OpenedRequest } from '../contract.ts'
import { words } from '../words.ts'
import { JoinedSection } from './JoinedSection.tsx'
import { isLate } from './marks.tsx'
import { SentFrom } from './SentFrom.tsx'

type SideProps = { gId: string; request: OpenedRequest }

/** Beside a request: assignee, the visitor's contact data, origin. */
export const RequestSide = ({ gId, request }: SideProps) => {
  const t = useWords(words)
  const mayEdit = !isByPin(useSession().profile)
  return (
    <HandledSide label={t('handling')}>
      <Section title={t('handling')} collapsible={false}>
        <Handling gId={gId} request={request} />
      </Section>
      {request.DueDate !== null && <CostSection gId={gId} request={request} mayEdit={mayEdit} shownIn={[GetRequest, GetRequests]} />}
      {request.DueDate !== null && !isPermitKind(request.FunctionalityType) && (
        <JoinedSection gId={gId} request={request} mayEdit={mayEdit && isOpenStatus(request.Status)} />
      )}
      <Section title={t('contact')} collapsible={false}>
        <Contact request={request} />
      </Section>
      <Section title={t('place')} collapsible={false}>
        <SentFrom gId={gId} place={request} />
      </Section>
    </HandledSide>
  )
}

const Handling = ({ gId, request }: SideProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const { RequestId, Version, AssigneeId, Urgency, DueDate, Status, TenantId } = request
  const { options } = useAssignees(gId, request.BuildingId, request)
  const form = useCallForm(EditRequest, {
    initial: { GroupId: gId, RequestId, Version, AssigneeId, Urgency, DueDate, TenantId },
    done: t('saved'),
    refresh: [GetRequest, GetRequests],
    reads: [GetRequest],
  })
  const open = isOpenStatus(Status) || Status === 'Booked'
  return (
    <HandlingForm form={form} open={open}>
      <AssigneeField of={form} row={request} options={options} open={open} />
      {!isBookingType(request.FunctionalityType) && (
        <SelectField
          of={form}
          name="Urgency"
          label={t('col.Urgency')}
          options={urgencies.map(value => ({ value, label: t(`urgency.${value}`) }))}
        />
      )}
      {DueDate !== null && <TenantField of={form} request={request} />}
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

type HandlingValues = Input<typeof EditRequest>

/** Whose request it is: what was typed tells it, else staff do. */
const TenantField = ({ of, request: { BuildingId, TenantName } }: { of: CallForm<HandlingValues>; request: OpenedRequest }) => {
  const t = useWords(words)
  const { GroupId } = of.values
  const isPin = isByPin(useSession().profile)
  const tenants = useCall(GetRequestForms, isPin ? null : { gId: GroupId, bId: BuildingId }, { quiet: true }).data?.Tenants ?? []
  return (
    <SelectField
      of={of}
      name="TenantId"
      label={t('tenant')}
      placeholder={TenantName || t('tenantUnknown')}
      {...(TenantName === '' && { help: t('tenantHelp') })}
      options={tenants.map(one => ({ value: one.TenantId, label: one.TenantName }))}
    />
  )
}

const Contact = ({ request: { Name, Email, PhoneNumber, Unit, CompanyName, ReceiptUrl } }: { request: OpenedRequest }) => {
  const t = useWords(words)
  const name = Name || t('anonymous')
  return (
    <LinkLines>
      <strong>{name}</strong>
      {[CompanyName, Unit].filter(Boolean).join(', ')}
      {Email && <MailLink email={Email} label={name} />}
      {PhoneNumber && <PhoneLink phone={PhoneNumber} label={name} />}
      {ReceiptUrl && (
        <Anchor href={ReceiptUrl} target="_blank" rel="noreferrer" inherit>
          <IconExternalLink size={14} aria-hidden /> {t('openReceipt')}
        </Anchor>
      )}
    </LinkLines>
  )
}
