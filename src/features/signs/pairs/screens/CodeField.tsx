import { useCall } from '../../../../ui/calls.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetQrCodes } from '../../../codes/qr/contract.ts'
import { qrTypeLabel } from '../../../codes/qr/listColumns.ts'
import { words } from '../words.ts'
import { type PairValues, withCode } from './pairForm.ts'
import classes from './pairs.module.css'

type CodeFieldProps = { form: CallForm<PairValues>; gId: string; bId: string; at: 0 | 1; qrType: string; label: string }

/** One of the two codes: those of its type in the building, those at the location first; with its picture. */
export const CodeField = ({ form, gId, bId, at, qrType, label }: CodeFieldProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const query = {
    filter: { gId, bId, QrType: qrType },
    pagination: { page: 0, perPage: 500 },
    sort: { field: 'Name', order: 'ASC' },
  } as const
  const found = useCall(GetQrCodes, query, { quiet: true }).data?.QrCodes
  const { Location } = form.values
  const codes = (found ?? []).toSorted((a, b) => Number(b.Location === Location) - Number(a.Location === Location))
  const chosen = codes.find(one => one.QrCodeId === form.values.QrCodeIds[at])
  return (
    <div>
      <SelectField
        of={form}
        name={`QrCodeIds.${at}`}
        label={t('codeOf', { label, type: qrTypeLabel({ QrType: qrType, FunctionalityType: qrType }, language) })}
        options={codes.map(one => ({
          value: one.QrCodeId,
          label: one.Name,
          detail: [one.SignId, one.Location, one.Floor].filter(Boolean).join(' · '),
        }))}
        {...(found?.length === 0 && { placeholder: t('noCodes') })}
        onPick={next => form.put(before => withCode(before, at, next ?? ''))}
        required
      />
      {chosen && <img src={chosen.ImageUrl} alt={chosen.Name} className={classes.code} />}
    </div>
  )
}
