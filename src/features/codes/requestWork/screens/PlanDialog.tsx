import { DateField, SelectField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AssigneeField } from '../../../base/handling/screens/AssigneeField.tsx'
import { useAssignees } from '../../../base/handling/screens/useAssignees.ts'
import { EditRequestPlan, GetRequestPlans, type RequestPlanRow } from '../contract.ts'
import { requestPlanSteps } from '../model.ts'
import { words } from '../words.ts'

/** How often a recurring request comes, when next, and to whom. */
export const PlanDialog = ({ gId, bId, plan }: { gId: string; bId: string; plan: RequestPlanRow }) => {
  const t = useWords(words)
  const { id: PlanId, Version, Step, NextDay, AssigneeId } = plan
  const form = useCallForm(EditRequestPlan, {
    initial: { GroupId: gId, PlanId, Version, Step, NextDay, AssigneeId },
    done: t('saved'),
    refresh: [GetRequestPlans],
  })
  const { options } = useAssignees(gId, bId, plan)
  return (
    <FormDialog title={t('planTitle')} form={form} submit={t('save')}>
      <SelectField
        of={form}
        name="Step"
        label={t('repeats')}
        required
        options={requestPlanSteps.map(value => ({ value, label: t(`steps.${value}`) }))}
      />
      <DateField of={form} name="NextDay" as={{ as: 'text' }} label={t('col.NextDay')} help={t('nextDayHelp')} noPast required />
      <AssigneeField of={form} row={{ ...plan, DoneBy: '' }} options={options} open />
    </FormDialog>
  )
}
