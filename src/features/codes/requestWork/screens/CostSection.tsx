import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { NumberField, RowsField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { RequestCost } from '../../requests/model.ts'
import { SaveCosts } from '../contract.ts'
import { mostCosts, sumCosts } from '../model.ts'
import { findCostProblems } from '../rules.ts'
import { words } from '../words.ts'

type CostProps = {
  gId: string
  request: { RequestId: string; Number: number; Version: number; Costs: readonly RequestCost[] }
  /** Nobody changes it in a session by PIN. */
  mayEdit: boolean
  /** What shows the request. */
  shownIn: readonly { path: string }[]
}

/** What a request has cost: hours and material, with their sum. */
export const CostSection = ({ gId, request, mayEdit, shownIn }: CostProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  const { Costs } = request
  const edit = () => dialogs.open(() => <CostDialog gId={gId} request={request} shownIn={shownIn} />, { size: 720 })
  return (
    <Section title={t('costs')} collapsible={false}>
      {Costs.length === 0 && <Text c="dimmed">{t('noCosts')}</Text>}
      {Costs.map(({ Item, Quantity, UnitCost }, i) => (
        <Text key={i}>{`${number(Quantity)} × ${Item} · ${money(Quantity * UnitCost, number)}`}</Text>
      ))}
      {Costs.length > 0 && <Text fw={620}>{t('sum', { sum: money(sumCosts(Costs), number) })}</Text>}
      {mayEdit && (
        <Button variant="default" mt="sm" leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
          {t('editCosts')}
        </Button>
      )}
    </Section>
  )
}

type Format = ReturnType<typeof useFormats>['number']
const money = (sum: number, number: Format): string => number(sum, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const CostDialog = ({ gId, request: { RequestId, Number: n, Version, Costs }, shownIn }: Omit<CostProps, 'mayEdit'>) => {
  const t = useWords(words)
  const { number } = useFormats()
  const form = useCallForm(SaveCosts, {
    initial: { GroupId: gId, RequestId, Version, Costs: [...Costs] },
    check: findCostProblems,
    done: t('saved'),
    refresh: shownIn,
  })
  return (
    <FormDialog title={t('costsOf', { n: String(n) })} form={form} submit={t('save')}>
      <RowsField
        of={form}
        name="Costs"
        label={t('costs')}
        empty={t('noCosts')}
        columns={[t('item'), t('quantity'), t('unitCost')]}
        cells={({ Item, Quantity, UnitCost }: RequestCost) => [Item, number(Quantity), money(UnitCost, number)]}
        add={{ label: t('addLine'), next: before => [...before, { Item: '', Quantity: 1, UnitCost: 0 }], most: mostCosts }}
        remove={i => `${t('line')} ${i + 1}`}
        row={i => (
          <FieldRow>
            <TextField of={form} name={`Costs.${i}.Item`} label={t('item')} maxLength={200} required />
            <NumberField of={form} name={`Costs.${i}.Quantity`} label={t('quantity')} min={0} max={100_000} decimals={2} required />
            <NumberField of={form} name={`Costs.${i}.UnitCost`} label={t('unitCost')} min={0} max={1_000_000} decimals={2} required />
          </FieldRow>
        )}
      />
      <Text fw={620} aria-live="polite">
        {t('sum', { sum: money(sumCosts(form.values.Costs), number) })}
      </Text>
    </FormDialog>
  )
}
