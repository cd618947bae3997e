import { Text } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { DateField, NumberField, TagsField, TextAreaField, TimeField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { ApprovePermit, GetPermit, GetPermitFigures, GetPermitSettings, GetPermits, MovePermit, SavePermitSettings } from '../contract.ts'
import { describePermitHours } from '../listColumns.ts'
import type { Permit, PermitKind } from '../model.ts'
import { findBoundProblems, findPermitHourProblems } from '../rules.ts'
import { words } from '../words.ts'

/** What shows permits: read again after each change. */
export const permitCalls = [GetPermits, GetPermitFigures, GetPermit] as const

type DecisionProps = { gId: string; permit: Permit }

/** Approves a permit for a day and hours, those that were asked for at first; of an approved one, changes them. */
export const ApproveDialog = ({ gId, permit }: DecisionProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { id: RequestId, Version, Day, StartTime, EndTime, Number: n } = permit
  const isNew = permit.Status === 'Requested'
  const form = useCallForm(ApprovePermit, {
    initial: { GroupId: gId, RequestId, Version, Day: Day ?? '', StartTime: StartTime ?? '', EndTime: EndTime ?? '' },
    check: findPermitHourProblems,
    done: t('approved'),
    refresh: [...permitCalls],
  })
  const asked = describePermitHours(permit, language)
  return (
    <FormDialog title={t(isNew ? 'approveTitle' : 'changeTitle', { n: String(n) })} form={form} submit={t(isNew ? 'approve' : 'change')}>
      <Text size="sm" c="dimmed">
        {[isNew && asked && t('askedFor', { what: asked }), isNew && permit.Late && t('lateLead'), t('approveLead')]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <DateField of={form} name="Day" label={t('day')} as={{ as: 'text' }} noPast required />
      <FieldRow>
        <TimeField of={form} name="StartTime" label={t('from')} required />
        <TimeField of={form} name="EndTime" label={t('to')} required />
      </FieldRow>
    </FormDialog>
  )
}

/** Refuses a permit, or withdraws it: with the reason that its visitor reads. */
export const ReasonDialog = ({ gId, permit, Move }: DecisionProps & { Move: 'refuse' | 'withdraw' }) => {
  const t = useWords(words)
  const { id: RequestId, Version, Number: n } = permit
  const form = useCallForm(MovePermit, {
    initial: { GroupId: gId, RequestId, Version, Move, Reason: '' },
    done: t('saved'),
    refresh: [...permitCalls],
  })
  return (
    <FormDialog title={t(Move === 'refuse' ? 'refuseTitle' : 'withdrawTitle', { n: String(n) })} form={form} submit={t(Move)} danger>
      <TextAreaField of={form} name="Reason" label={t('reason')} help={t('reasonHelp')} maxLength={300} required />
    </FormDialog>
  )
}

type SettingsProps = { gId: string; bId: string; kind: PermitKind }

/** What a building asks of its permits of a kind. */
export const SettingsDialog = ({ gId, bId, kind }: SettingsProps) => {
  const read = useCall(GetPermitSettings, { gId, bId, kind })
  return read.data ? <SettingsForm gId={gId} bId={bId} kind={kind} kept={read.data} /> : null
}

type Kept = Required<NonNullable<ReturnType<typeof useCall<typeof GetPermitSettings>>['data']>>
const SettingsForm = ({ gId, bId, kind, kept }: SettingsProps & { kept: Kept }) => {
  const t = useWords(words)
  const { options } = useAssignees(gId, bId)
  const form = useCallForm(SavePermitSettings, {
    initial: { GroupId: gId, BuildingId: bId, Kind: kind, ...kept },
    check: findBoundProblems,
    done: t('saved'),
    refresh: [GetPermitSettings, ...permitCalls],
  })
  return (
    <FormDialog title={t('settingsTitle', { kind: t(`kinds.${kind}`) })} form={form} submit={t('save')}>
      <TagsField of={form} name="Approvers" label={t('approvers')} help={t('approversHelp')} options={options} />
      <FieldRow>
        <TimeField of={form} name="EarliestTime" label={t('earliest')} />
        <TimeField of={form} name="LatestTime" label={t('latest')} />
      </FieldRow>
      <NumberField of={form} name="NoticeHours" label={t('notice')} help={t('noticeHelp')} min={0} max={720} />
      {kind === 'TenantHVAC' && (
        <FieldRow>
          <NumberField of={form} name="HourlyRate" label={t('rate')} min={0} max={100_000} decimals={2} />
          <NumberField of={form} name="MinimumHours" label={t('minimum')} help={t('minimumHelp')} min={0} max={24} decimals={2} />
        </FieldRow>
      )}
    </FormDialog>
  )
}
