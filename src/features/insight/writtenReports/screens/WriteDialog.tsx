import { addDays } from '../../../../core/steps.ts'
import { DateField, SelectField } from '../../../../ui/form/fields.tsx'
import { FieldPairs } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { todayIn } from '../../../../ui/kit/dateRange.ts'
import { useWords } from '../../../../ui/words.tsx'
import { CreateWrittenReport, GetWrittenReports } from '../contract.ts'
import { type ReportPeople, reportPeople } from '../model.ts'
import { words } from '../words.ts'

const text = { as: 'text' } as const

type WriteDialogProps = { gId: string; bId: string; onWritten: (report: { Type: ReportPeople; ReportId: string }) => void }

/** Asks whose feedback of which days a report is about, and writes it: the last 90 days that are over, unless others are chosen. */
export const WriteDialog = ({ gId, bId, onWritten }: WriteDialogProps) => {
  const t = useWords(words)
  const LastDay = addDays(todayIn(undefined), -1)
  const form = useCallForm(CreateWrittenReport, {
    initial: { GroupId: gId, BuildingId: bId, Type: 'Student', FirstDay: addDays(LastDay, -89), LastDay },
    done: t('written'),
    refresh: [GetWrittenReports],
    onSaved: ({ ReportId }, { Type }) => onWritten({ Type, ReportId }),
  })
  return (
    <FormDialog title={t('write')} form={form} submit={t('create')}>
      <SelectField
        of={form}
        name="Type"
        label={t('Type')}
        options={reportPeople.map(value => ({ value, label: t(`people.${value}`) }))}
        help={t(`peopleHelp.${form.values.Type}`)}
        required
      />
      <FieldPairs>
        <DateField of={form} name="FirstDay" label={t('FirstDay')} as={text} noFuture required />
        <DateField of={form} name="LastDay" label={t('LastDay')} as={text} noFuture required />
      </FieldPairs>
    </FormDialog>
  )
}
