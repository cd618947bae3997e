import { VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { RenderEditCellProps } from 'react-data-grid'
import { useCall } from '../../../../ui/calls.ts'
import { CellPicker } from '../../../../ui/kit/CellPicker.tsx'
import type { PickerOption } from '../../../../ui/kit/Picker.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { notApplicable } from '../../../signs/artwork/materials.ts'
import { GetPrintTemplates } from '../contract.ts'
import { type BuilderField, longest } from '../model.ts'
import { listChoices } from '../presets.ts'
import { generatedType } from '../qrTypes.ts'
import type { SheetRow } from '../sheet.ts'
import { words } from '../words.ts'
import classes from './generator.module.css'
import type { CellWords } from './useCellWords.ts'

type Editing = RenderEditCellProps<SheetRow> & { field: BuilderField; say: CellWords }

/** The value of a cell, with its problem. */
export const CellText = ({ text, problem }: { text: string; problem: string | undefined }) =>
  problem === undefined ? (
    <span title={text}>{text}</span>
  ) : (
    <span className={classes.wrong} title={problem}>
      <span className={classes.text}>{text}</span>
      <IconAlertCircle size={16} aria-hidden />
      <VisuallyHidden>{problem}</VisuallyHidden>
    </span>
  )

/** A cell of free text while it is edited. */
export const TextCell = ({ row, field, say, onRowChange, onClose }: Editing) => (
  <input
    ref={focusAll}
    className={classes.editor}
    aria-label={say.columnName(field)}
    maxLength={longest[field]}
    value={row[field]}
    {...(field === 'Quantity' && { inputMode: 'numeric' as const })}
    onChange={event => onRowChange({ ...row, [field]: event.currentTarget.value })}
    onBlur={() => onClose(true, false)}
  />
)

const focusAll = (input: HTMLInputElement | null): void => {
  input?.focus()
  input?.select()
}

/** A cell that takes one of a list. */
export const ChoiceCell = (props: Editing) => {
  const { row, field, say } = props
  const options = listChoices(field, row).map(({ value }) => ({ id: value, label: say.valueName(field, value) }))
  return <Choice {...props} options={options} />
}

/** The print templates of the row's type, asked when the cell is opened; Feedback needs its location first (B-RULE-020). */
export const TemplateCell = (props: Editing) => {
  const t = useWords(words)
  const { row } = props
  const gId = useGroupId()
  const type = generatedType(row.QrType)
  const waits = type?.needsLocation === true && row.Type === ''
  const input = type && !waits ? { gId, qrType: row.QrType, ...(type.needsLocation && { location: row.Type }) } : null
  const found = useCall(GetPrintTemplates, input, { load: 'once' }).data?.Templates ?? []
  const options = [...found.map(({ Code, Name }) => Name ?? Code), notApplicable].map(value => ({
    id: value,
    label: props.say.valueName('PrintTemplate', value),
  }))
  return <Choice {...props} options={waits ? [] : options} {...(waits && { none: t('needsLocation') })} />
}

const Choice = ({
  row,
  field,
  say,
  options,
  none,
  onRowChange,
  onClose,
}: Editing & { options: readonly PickerOption[]; none?: string }) => {
  const t = useWords(words)
  const own = row[field]
  const known = own === '' || options.some(one => one.id === own)
  return (
    <CellPicker
      label={say.columnName(field)}
      className={classes.editor}
      options={[{ id: '', label: none ?? t('none') }, ...(known ? [] : [{ id: own, label: own }]), ...options]}
      value={own}
      onChange={value => onRowChange({ ...row, [field]: value }, true)}
      onClose={focus => onClose(false, focus)}
    />
  )
}

type Ticking = { ticked: boolean; label: string; onTick: (ticked: boolean) => void; tabIndex: number }

/** The box that ticks a row, or all of the page. */
const TickBox = ({ ticked, label, onTick, tabIndex }: Ticking) => (
  <input
    type="checkbox"
    className={classes.tick}
    aria-label={label}
    checked={ticked}
    tabIndex={tabIndex}
    onChange={event => onTick(event.currentTarget.checked)}
  />
)

/** The number of a row with its box; the box of all rows has none. The whole cell ticks. */
export const RowHead = ({ number, ...tick }: Ticking & { number?: number }) => (
  <label className={classes.rowHead}>
    <TickBox {...tick} />
    <span>{number}</span>
  </label>
)
