import { Select, Text } from '@mantine/core'
import { nameIn } from '../../../../core/labels.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { NumberField, SelectField } from '../../../../ui/form/fields.tsx'
import { FieldPairs } from '../../../../ui/form/parts.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import type { RowOf } from '../../../../ui/list/columns.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypes } from '../../../property/entityTypes/model.ts'
import { GetFigureAlerts, SaveFigureAlert } from '../contract.ts'
import { alertDays, alertMetrics, metricRanges, mostLeastN } from '../model.ts'
import { words } from '../words.ts'

export type AlertRow = RowOf<typeof GetFigureAlerts>
type AlertDialogProps = { gId: string; bId: string | null; row?: AlertRow }

/** Opens a new alert about a building or any building of the account, or one that is changed. */
export const openAlert = (of: AlertDialogProps): void => {
  dialogs.open(() => <AlertDialog {...of} />, { size: 480 })
}

const AlertDialog = ({ gId, bId, row }: AlertDialogProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const changed = row && { AlertId: row.AlertId, Version: row.Version }
  const watched = row ?? { BuildingId: bId, Metric: 'CSAT' as const, EntityType: '', Below: 3.5, LeastN: 20, Days: 7 }
  const form = useCallForm(SaveFigureAlert, {
    initial: {
      GroupId: gId,
      ...changed,
      BuildingId: watched.BuildingId,
      Metric: watched.Metric,
      EntityType: watched.EntityType,
      Below: watched.Below,
      LeastN: watched.LeastN,
      Days: alertDays.find(one => one === watched.Days) ?? 7,
    },
    done: t('saved'),
    refresh: [GetFigureAlerts],
    reads: [GetFigureAlerts],
  })
  const { building } = useSession()
  const own = row?.BuildingName ? nameIn(row.BuildingName, language) : building?.id === watched.BuildingId ? building?.name : undefined
  const where = watched.BuildingId ? `${t('building')}: ${own ?? ''}` : t('anyLead')
  const [least, most] = metricRanges[form.values.Metric]
  const places = entityTypes.map(one => ({ value: one.Code as string, label: one.Label[language] }))
  return (
    <FormDialog title={row ? t('editTitle') : t('addTitle')} form={form} submit={t('save')}>
      <Text size="sm">{where}</Text>
      <SelectField
        of={form}
        name="Metric"
        label={t('Metric')}
        options={alertMetrics.map(value => ({ value, label: t(`metrics.${value}`) }))}
        required
      />
      <SelectField of={form} name="EntityType" label={t('EntityType')} options={places} placeholder={t('everywhere')} />
      <FieldPairs>
        <NumberField
          of={form}
          name="Below"
          label={t('Below')}
          min={least}
          max={most}
          decimals={2}
          help={t('range', { least: String(least), most: String(most) })}
          required
        />
        <NumberField of={form} name="LeastN" label={t('LeastN')} min={1} max={mostLeastN} help={t('leastHelp')} required />
      </FieldPairs>
      <Select
        label={t('Days')}
        data={alertDays.map(n => ({ value: String(n), label: t('days', { n }) }))}
        value={String(form.values.Days)}
        onChange={next => next && form.set('Days', Number(next))}
        allowDeselect={false}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('once')}
      </Text>
    </FormDialog>
  )
}
