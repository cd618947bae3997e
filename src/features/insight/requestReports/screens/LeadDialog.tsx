import { Anchor, Text } from '@mantine/core'
import { DateField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { SaveLead } from '../../../codes/leads/contract.ts'
import type { LeadStage } from '../../../codes/leads/model.ts'
import { leadStages } from '../../../codes/leads/model.ts'
import { findLeadProblems } from '../../../codes/leads/rules.ts'
import { words as leadWords } from '../../../codes/leads/words.ts'
import { GetLeadCaptures, GetLeadEventInfos, GetVacancyLeads } from '../contract.ts'
import { words } from '../words.ts'
import classes from './reports.module.css'

/** A lead as both lists have it. */
export type OpenedLead = {
  id: string
  BuildingId: string
  QrName: string
  Name: string
  Email: string
  PhoneNumber: string
  Detail: string
  SubmitDate: number
  Stage: LeadStage
  LostReason: string
  NextStep: string
  NextDay: string | null
  AssigneeId: string | null
  AssigneeName: string
  AssigneeLeft: boolean
  LeadVersion: number
}

/** Who showed interest, how to reach them, and how far it has come. */
export const LeadDialog = ({ gId, lead }: { gId: string; lead: OpenedLead }) => {
  const [t, stages] = [useWords(words), useWords(leadWords)]
  const { date, phone } = useFormats()
  const { options } = useAssignees(gId, lead.BuildingId, lead)
  const { id, LeadVersion, Stage, LostReason, NextStep, NextDay, AssigneeId } = lead
  const form = useCallForm(SaveLead, {
    initial: { GroupId: gId, RequestId: id, Version: LeadVersion, Stage, LostReason, NextStep, NextDay, AssigneeId },
    check: findLeadProblems,
    done: t('lead.saved'),
    refresh: [GetVacancyLeads, GetLeadCaptures, GetLeadEventInfos],
  })
  const { Stage: chosen } = form.values
  return (
    <FormDialog title={lead.Name || t('lead.title')} form={form}>
      <div className={classes.facts}>
        <Text size="sm" c="var(--ink-soft)">
          {t('lead.sent', { date: date(lead.SubmitDate), sign: lead.QrName })}
        </Text>
        {lead.Email && <Anchor href={`mailto:${lead.Email}`}>{lead.Email}</Anchor>}
        {lead.PhoneNumber && <Anchor href={`tel:${lead.PhoneNumber}`}>{phone(lead.PhoneNumber)}</Anchor>}
        {lead.Detail && <Text>{lead.Detail}</Text>}
      </div>
      <FieldRow>
        <SelectField
          of={form}
          name="Stage"
          label={t('lead.stage')}
          options={leadStages.map(value => ({ value, label: stages(`stages.${value}`) }))}
          required
        />
        <SelectField of={form} name="AssigneeId" label={t('lead.owner')} placeholder={t('lead.nobody')} options={options} />
      </FieldRow>
      {chosen === 'Lost' && <TextField of={form} name="LostReason" label={t('lead.reason')} required />}
      {(chosen === 'New' || chosen === 'Contacted') && (
        <FieldRow>
          <TextField of={form} name="NextStep" label={t('lead.step')} placeholder={t('lead.stepHint')} />
          <DateField of={form} name="NextDay" label={t('lead.day')} as={{ as: 'text' }} />
        </FieldRow>
      )}
    </FormDialog>
  )
}
