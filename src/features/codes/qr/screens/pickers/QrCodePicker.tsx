import { useCall } from '../../../../../ui/calls.ts'
import { Picker } from '../../../../../ui/kit/Picker.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { GetQrCodes } from '../../contract.ts'
import { words } from '../../words.ts'

type QrCodePickerProps = {
  gId: string
  bId?: string | null
  /** Only codes of this QR type. */
  QrType?: string
  /** The QrCodeId. */
  value: string | null
  onChange: (QrCodeId: string | null) => void
  label?: string
  required?: boolean
  disabled?: boolean
}

/** One QR code of an account or a building, by name, sign id or location. Loads up to 9999. */
export const QrCodePicker = ({ gId, bId, QrType, value, onChange, label, required = false, disabled = false }: QrCodePickerProps) => {
  const t = useWords(words)
  const filter = { gId, ...(bId && { bId }), ...(QrType && { QrType }) }
  const { data } = useCall(GetQrCodes, { filter, pagination: { page: 0, perPage: 9999 }, sort: { field: 'Name', order: 'ASC' } })
  const options = data?.QrCodes.map(({ QrCodeId, Name, SignId, Location }) => ({
    id: QrCodeId,
    label: Name,
    detail: `${SignId} · ${Location}`,
  }))
  return (
    <Picker
      label={label ?? t('pick')}
      options={options ?? []}
      value={value}
      onChange={onChange}
      loading={!data}
      name={`qr-codes-${gId}`}
      required={required}
      disabled={disabled}
    />
  )
}
