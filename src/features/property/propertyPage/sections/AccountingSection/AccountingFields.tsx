import { SimpleGrid } from '@mantine/core'
import { NumberField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { NotUsedYet } from '../../../../../ui/kit/NotUsedYet.tsx'
import { useFormats, useWords } from '../../../../../ui/words.tsx'
import { type GLRow, invoiceTypes, type MaterialRow, materialTypes, mobileActions, workOrderCodes } from '../../../accounting/model.ts'
import { freeDate, newGL, newMaterial, places } from '../../../accounting/rules.ts'
import { AmountCell, CategoryCell, type CellProps, ChoiceCell, TextCell } from './cells.tsx'
import { type Column, RowsTable } from './RowsTable.tsx'
import type { Sheet } from './sheet.tsx'
import { useCategoryLabel } from './useCategoryLabel.tsx'
import { words } from './words.ts'

/** The whole section: how a building books and invoices, its prices of materials and labor, its ledger rows. */
export const AccountingFields = ({ sheet }: { sheet: Sheet }) => (
  <>
    <Waiting />
    <General sheet={sheet} />
    <Materials sheet={sheet} />
    <Ledger sheet={sheet} />
  </>
)

const Waiting = () => {
  const t = useWords(words)
  return <NotUsedYet takesEffect={t('takesEffect')} />
}

const General = ({ sheet: { form, name } }: { sheet: Sheet }) => {
  const t = useWords(words)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
      <TextField of={form} name={name('GLCode')} label={t('GLCode')} required maxLength={40} />
      <NumberField of={form} name={name('TaxRate')} label={t('TaxRate')} required min={0} decimals={places.TaxRate} suffix="%" />
      <SelectField
        of={form}
        name={name('InvoiceType')}
        label={t('InvoiceType')}
        options={invoiceTypes.map(value => ({ value, label: t(`invoiceTypes.${value}`) }))}
      />
      <SelectField
        of={form}
        name={name('MobileAction')}
        label={t('MobileAction')}
        options={mobileActions.map(value => ({ value, label: t(`mobileActions.${value}`) }))}
      />
    </SimpleGrid>
  )
}

const Materials = ({ sheet }: { sheet: Sheet }) => {
  const t = useWords(words)
  const label = useCategoryLabel()
  const { number } = useFormats()
  const types = materialTypes.map(value => ({ value, label: t(`types.${value}`) }))
  const columns: Column<MaterialRow>[] = [
    {
      field: 'Type',
      label: t('columns.Type'),
      width: 15,
      required: true,
      read: ({ Type }) => types.find(({ value }) => value === Type)?.label ?? '',
      cell: props => <ChoiceCell {...props} options={types} />,
    },
    {
      field: 'Categories',
      label: t('columns.Categories'),
      width: 18,
      read: ({ Categories }) => label(Categories ?? ''),
      cell: props => <CategoryCell {...props} list="MaterialLabor-Category" />,
    },
    {
      field: 'Materials',
      label: t('columns.Materials'),
      width: 27,
      wide: true,
      required: true,
      read: ({ Materials: name }) => name ?? '',
      cell: props => <TextCell {...props} maxLength={100} />,
    },
    {
      field: 'ChargeCode',
      label: t('columns.ChargeCode'),
      width: 15,
      read: ({ ChargeCode }) => ChargeCode ?? '',
      cell: props => <TextCell {...props} maxLength={40} />,
    },
    {
      field: 'Prices',
      label: t('columns.Prices'),
      width: 13,
      required: true,
      numeric: true,
      read: ({ Prices }) => (typeof Prices === 'number' ? `$${number(Prices, { minimumFractionDigits: 2 })}` : ''),
      cell: props => <AmountCell {...props} prefix="$" />,
    },
    {
      field: 'Markup',
      label: t('columns.Markup'),
      width: 12,
      required: true,
      numeric: true,
      read: ({ Markup }) => (typeof Markup === 'number' ? `${number(Markup, { maximumFractionDigits: places.Markup })}%` : ''),
      cell: props => <AmountCell {...props} suffix="%" />,
    },
  ]
  return (
    <RowsTable
      title={t('materials')}
      sheet={sheet}
      at="MCFields"
      rows={sheet.config.MCFields}
      columns={columns}
      fresh={newMaterial}
      copy={row => ({ ...row })}
      words={{ add: t('addMaterial'), none: t('noMaterials') }}
    />
  )
}

const Ledger = ({ sheet }: { sheet: Sheet }) => {
  const t = useWords(words)
  const label = useCategoryLabel()
  const orders = workOrderCodes.map(value => ({ value, label: `${value} · ${t(`workOrders.${value}`)}` }))
  const text = (field: 'ChargeCode' | 'AccountCode' | 'AccountDescription', width: number, maxLength: number, required = false) => ({
    field,
    label: t(`columns.${field}`),
    width,
    required,
    wide: field === 'AccountDescription',
    read: (row: GLRow) => row[field] ?? '',
    cell: (props: CellProps) => <TextCell {...props} maxLength={maxLength} />,
  })
  const columns: Column<GLRow>[] = [
    {
      field: 'ServiceRequestType',
      label: t('columns.ServiceRequestType'),
      width: 22,
      required: true,
      read: ({ ServiceRequestType }) => label(ServiceRequestType ?? ''),
      cell: props => <CategoryCell {...props} list="GLCode-Category" />,
    },
    text('ChargeCode', 15, 40, true),
    {
      field: 'WorkOrderType',
      label: t('columns.WorkOrderType'),
      width: 20,
      required: true,
      read: ({ WorkOrderType }) => orders.find(({ value }) => value === WorkOrderType)?.label ?? '',
      cell: props => <ChoiceCell {...props} options={orders} />,
    },
    text('AccountCode', 16, 40),
    text('AccountDescription', 27, 200),
  ]
  return (
    <RowsTable
      title={t('ledger')}
      sheet={sheet}
      at="GLFields"
      rows={sheet.config.GLFields}
      columns={columns}
      fresh={rows => newGL(rows, Date.now())}
      copy={(row, rows) => ({ ...row, CreatedDate: freeDate(rows, Date.now()) })}
      words={{ add: t('addLedger'), none: t('noLedger') }}
    />
  )
}
