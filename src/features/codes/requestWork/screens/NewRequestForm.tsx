import { Stack } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { Input, Output } from '../../../../core/call.ts'
import { DateField, RadioField, SelectField } from '../../../../ui/form/fields.tsx'
import { FormPage } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useBack, useGo, useGoTo } from '../../../../ui/route.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { listAskedFields } from '../../../base/fields/rules.ts'
import { FieldsForm } from '../../../base/fields/screens/FieldsForm.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { readTemplateFields, type TemplateField } from '../../functionalities/families/fieldOnly/wire.ts'
import { requestChannels } from '../../requests/model.ts'
import { CreateRequest, type GetRequestForms, GetRequestPlans, type RequestForm } from '../contract.ts'
import { requestPlanSteps } from '../model.ts'
import { requestPlansPage } from '../routes.ts'
import { findStaffProblems, listStaffFields } from '../rules.ts'
import { words } from '../words.ts'

type FormProps = {
  gId: string
  bId: string
  form: RequestForm
  /** The code that the request is about, where that is another one. */
  about: string | null
  fields: readonly TemplateField[]
  tenants: Output<typeof GetRequestForms>['Tenants']
}
type Values = Input<typeof CreateRequest>

/** What the form of a code asks, as staff know it, and how the request is handled. */
export const NewRequestForm = ({ gId, bId, form: { QrCodeId, ItemId }, about, fields: stored, tenants }: FormProps) => {
  const t = useWords(words)
  const back = useBack()
  const [made, setMade] = useState<Output<typeof CreateRequest> | null>(null)
  const fields = useMemo(() => listStaffFields(readTemplateFields(stored)), [stored])
  const initial: Values = {
    GroupId: gId,
    BuildingId: bId,
    QrCodeId,
    ItemId,
    AboutId: about,
    Channel: about ? 'WalkIn' : 'Phone',
    Answers: {},
    TenantId: null,
    AssigneeId: null,
    Step: null,
    FirstDay: null,
  }
  const form = useCallForm(CreateRequest, {
    initial,
    check: ({ Answers }) => findStaffProblems(fields, Answers),
    refresh: [GetRequestPlans, ...shownIn],
    onSaved: setMade,
  })
  useLeave(gId, made)
  const { options } = useAssignees(gId, bId)
  const { Step, Answers } = form.values
  return (
    <FormPage form={form} submit={t('create')} onCancel={() => back(requestPlansPage)}>
      <Stack gap="md">
        <Section title={t('what')} collapsible={false}>
          <Stack gap="sm">
            <RadioField
              of={form}
              name="Channel"
              label={t('channel')}
              options={requestChannels.filter(one => one !== 'Planned').map(value => ({ value, label: t(`channels.${value}`) }))}
            />
            <FieldsForm of={form} fields={listAskedFields(fields, Answers)} at={({ Code }) => `Answers.${Code}`} />
          </Stack>
        </Section>
        <Section title={t('how')} collapsible={false}>
          <Stack gap="sm">
            <SelectField
              of={form}
              name="TenantId"
              label={t('tenant')}
              placeholder={t('tenantPick')}
              options={tenants.map(one => ({ value: one.TenantId, label: one.TenantName }))}
            />
            <SelectField of={form} name="AssigneeId" label={t('assignee')} placeholder={t('nobody')} options={options} />
            <SelectField
              of={form}
              name="Step"
              label={t('repeats')}
              placeholder={t('never')}
              options={requestPlanSteps.map(value => ({ value, label: t(`steps.${value}`) }))}
            />
            {Step !== null && (
              <DateField of={form} name="FirstDay" as={{ as: 'text' }} label={t('firstDay')} help={t('firstDayHelp')} noPast />
            )}
          </Stack>
        </Section>
      </Stack>
    </FormPage>
  )
}

/** What shows requests elsewhere, by the paths of its calls: the inbox stands later in the house. */
const shownIn = [{ path: 'Request/GetRequests' }, { path: 'Request/GetRequestCounts' }] as const

// To what was made. In an effect: by then the form is saved, and does not ask before leaving.
const useLeave = (gId: string, made: Output<typeof CreateRequest> | null) => {
  const t = useWords(words)
  const [go, goTo] = [useGo(), useGoTo()]
  useEffect(() => {
    if (!made) return
    toast.success(t(made.RequestId === null ? 'planned' : 'created'))
    if (made.RequestId === null) go(requestPlansPage)
    else goTo(`/requests/${gId}/${made.RequestId}`)
  }, [made, gId, go, goTo, t])
}
