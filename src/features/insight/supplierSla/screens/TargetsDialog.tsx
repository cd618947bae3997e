import { Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { NumberField } from '../../../../ui/form/fields.tsx'
import { FieldPart, FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words as requestWords } from '../../../codes/inbox/words.ts'
import { GetSlaRequests, GetSlaTargets, GetSupplierSla, SaveSlaTargets } from '../contract.ts'
import { findTargetProblems } from '../rules.ts'
import { words } from '../words.ts'

/** How soon suppliers of the account are to begin and to finish, by urgency. */
export const TargetsDialog = ({ gId }: { gId: string }) => {
  const kept = useCall(GetSlaTargets, { gId }).data
  return kept ? <TargetsForm gId={gId} kept={kept} /> : null
}

const TargetsForm = ({ gId, kept }: { gId: string; kept: Output<typeof GetSlaTargets> }) => {
  const t = useWords(words)
  const request = useWords(requestWords)
  const form = useCallForm(SaveSlaTargets, {
    initial: { GroupId: gId, ...kept },
    check: findTargetProblems,
    done: t('saved'),
    refresh: [GetSlaTargets, GetSupplierSla, GetSlaRequests],
  })
  return (
    <FormDialog title={t('targetsTitle')} form={form} submit={t('save')}>
      <Text size="sm" c="dimmed">
        {t('targetsLead')}
      </Text>
      {kept.Targets.map(({ Urgency }, n) => (
        <FieldPart key={Urgency} title={request(`urgency.${Urgency}`)}>
          <FieldRow>
            <NumberField of={form} name={`Targets.${n}.ResponseHours`} label={t('toBegin')} min={1} max={1000} required />
            <NumberField of={form} name={`Targets.${n}.CompletionHours`} label={t('toFinish')} min={1} max={2000} required />
          </FieldRow>
        </FieldPart>
      ))}
    </FormDialog>
  )
}
