import { Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { NumberField, RowsField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetMoveReport, SaveCharges } from '../contract.ts'
import { type MoveCharge, mostCharges } from '../model.ts'
import { findChargeProblems } from '../rules.ts'
import { words } from '../words.ts'
import { MoveComparison } from './MoveComparison.tsx'

export type Move = Output<typeof GetMoveReport>['Rows'][number]
/** What charges come to, in the currency of the building. */
export const sumCharges = (charges: readonly MoveCharge[]): number => charges.reduce((sum, { Amount }) => sum + Number(Amount || 0), 0)

/** What a resident who moves out is charged for; how the home was left stands above it. */
export const ChargesDialog = ({ gId, move }: { gId: string; move: Move }) => {
  const t = useWords(words)
  const { number } = useFormats()
  const { id: RequestId, Version, Charges, FailedItems, Name, Number: n } = move
  const form = useCallForm(SaveCharges, {
    initial: { GroupId: gId, RequestId, Version, Charges },
    check: findChargeProblems,
    done: t('saved'),
    refresh: [GetMoveReport],
  })
  return (
    <FormDialog title={t('chargesOf', { name: Name || String(n) })} form={form} submit={t('save')}>
      <MoveComparison gId={gId} RequestId={RequestId} />
      <Text size="sm" c="dimmed">
        {FailedItems.length > 0 ? t('chargesLead', { items: FailedItems.join(', ') }) : t('noFailed')}
      </Text>
      <RowsField
        of={form}
        name="Charges"
        label={t('charges')}
        empty=""
        columns={[t('item'), t('amount')]}
        cells={({ Item, Amount }: MoveCharge) => [Item, number(Amount)]}
        add={{ label: t('addCharge'), next: before => [...before, { Item: '', Amount: 0 }], most: mostCharges }}
        remove={i => `${t('charge')} ${i + 1}`}
        row={i => (
          <FieldRow>
            <TextField of={form} name={`Charges.${i}.Item`} label={t('item')} maxLength={200} required />
            <NumberField of={form} name={`Charges.${i}.Amount`} label={t('amount')} min={0} max={1_000_000} decimals={2} required />
          </FieldRow>
        )}
      />
      <Text fw={620} aria-live="polite">
        {t('sum', { sum: number(sumCharges(form.values.Charges)) })}
      </Text>
    </FormDialog>
  )
}
