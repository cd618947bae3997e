import { Button, Checkbox } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { Input } from '../../../../core/call.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { SavePrintSettings } from '../contract.ts'
import type { PrintSetting } from '../model.ts'
import { words } from '../words.ts'
import classes from './printing.module.css'

type OptionRowProps = {
  form: CallForm<Input<typeof SavePrintSettings>>
  setting: PrintSetting
  label: string
  isShown: boolean
  mayEdit: boolean
  onView: () => void
}

/** One way of printing: ticked it has a quantity; VIEW draws its sign beside. */
export const OptionRow = ({ form, setting, label, isShown, mayEdit, onView }: OptionRowProps) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { SettingId, Name, PrintTemplateImage, State, PrintedDate, OutOfDate, Quantity } = setting
  const chosen = form.values.PrintSettings
  const at = chosen.findIndex(one => one.SettingId === SettingId)
  const tick = (ticked: boolean) => {
    if (ticked) onView()
    form.put(before => ({
      ...before,
      PrintSettings: ticked
        ? [...before.PrintSettings, { SettingId, Quantity: String(Quantity ?? 1), acId: setting.acId }]
        : before.PrintSettings.filter(one => one.SettingId !== SettingId),
    }))
  }
  const told =
    setting.acId === null ? [] : [t(`states.${State}`), PrintedDate === null ? '' : date(PrintedDate), OutOfDate ? t('outOfDate') : '']
  return (
    <div className={classes.option} data-shown={isShown || undefined}>
      <div>
        <Checkbox checked={at >= 0} disabled={!mayEdit} label={label} onChange={event => tick(event.currentTarget.checked)} />
        <p className={classes.name}>{[Name, ...told].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} aria-hidden />}
        aria-label={`${t('view')}: ${t('template')} ${PrintTemplateImage}, ${Name}`}
        onClick={onView}
      >
        {t('view')}
      </Button>
      <div className={classes.quantity}>
        {at >= 0 && mayEdit && <TextField of={form} name={`PrintSettings.${at}.Quantity`} label={t('quantity')} digits maxLength={4} />}
        {at >= 0 && !mayEdit && `${t('quantity')}: ${String(chosen[at]?.Quantity ?? '')}`}
      </div>
    </div>
  )
}
