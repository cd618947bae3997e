import { useCall } from '../../../../ui/calls.ts'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import {
  CheckIn,
  CorrectVisit,
  GetInside,
  GetStaffCheckRecordSummaries,
  GetStaffEmployees,
  GetVisitFigures,
  GetVisits,
} from '../contract.ts'
import { type Visit, visitKinds } from '../model.ts'
import { findArrivalProblems } from '../rules.ts'
import { words } from '../words.ts'
import { MomentField } from './MomentField.tsx'

/** What shows visits: read again after each change. */
export const visitCalls = [GetInside, GetVisits, GetVisitFigures, GetStaffCheckRecordSummaries] as const

/** Checks somebody in: whoever it is; of the staff, who of them. */
export const CheckInDialog = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const employees = useCall(GetStaffEmployees, { gId, bId }, { quiet: true }).data?.Employees ?? []
  const form = useCallForm(CheckIn, {
    initial: {
      GroupId: gId,
      BuildingId: bId,
      Kind: 'Guest',
      Name: '',
      CompanyName: '',
      HostName: '',
      Unit: '',
      Purpose: '',
      PhoneNumber: '',
      ContactId: null,
    },
    check: values => findArrivalProblems({ ...values, Name: values.Name ?? '' }),
    refresh: [...visitCalls],
  })
  const { Kind } = form.values
  return (
    <FormDialog title={t('checkIn')} form={form} submit={t('checkIn')}>
      <SelectField
        of={form}
        name="Kind"
        label={t('who')}
        options={visitKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      {Kind === 'Staff' ? (
        <SelectField
          of={form}
          name="ContactId"
          label={t('employee')}
          options={employees.map(one => ({ value: one.ContactId, label: one.Name }))}
          required
        />
      ) : (
        <>
          <FieldRow>
            <TextField of={form} name="Name" label={t('name')} required />
            <TextField of={form} name="PhoneNumber" label={t('phone')} />
          </FieldRow>
          <FieldRow>
            <TextField of={form} name="CompanyName" label={t('company')} />
            {Kind === 'Resident' ? (
              <TextField of={form} name="Unit" label={t('unit')} />
            ) : (
              <TextField of={form} name="HostName" label={t('host')} />
            )}
          </FieldRow>
          <TextField of={form} name="Purpose" label={t('purpose')} />
        </>
      )}
    </FormDialog>
  )
}

/** Corrects when somebody came and left, by the clock of the building. */
export const CorrectDialog = ({ gId, visit, timeZone }: { gId: string; visit: Visit; timeZone: string }) => {
  const t = useWords(words)
  const { id: VisitId, Version, InDate, OutDate, BuildingId, Name } = visit
  const form = useCallForm(CorrectVisit, {
    initial: { GroupId: gId, BuildingId, VisitId, Version, InDate, OutDate, Reason: '' },
    done: t('corrected'),
    refresh: [...visitCalls],
  })
  return (
    <FormDialog title={`${t('correct')}: ${Name}`} form={form}>
      <FieldRow>
        <MomentField of={form} timeZone={timeZone} name="InDate" label={t('came')} required />
        <MomentField of={form} timeZone={timeZone} name="OutDate" label={t('left')} clearable />
      </FieldRow>
      <TextField of={form} name="Reason" label={t('reason')} required />
    </FormDialog>
  )
}
