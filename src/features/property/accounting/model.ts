import { moment, text, z } from '../../../core/call.ts'

/** What a row of materials and labor prices. */
export const materialTypes = ['Material', 'Labor'] as const

/** PM: PreventativeMaintenance, SR: ServiceRequest, IN: Inspection, OND: OnDemand. */
export const workOrderTypes = {
  PM: 'PreventativeMaintenance',
  SR: 'ServiceRequest',
  IN: 'Inspection',
  OND: 'OnDemand',
} as const
export type WorkOrderType = keyof typeof workOrderTypes
export const workOrderCodes = Object.keys(workOrderTypes) as WorkOrderType[] // the keys of that record

/** Whether an engineer enters materials on the phone when closing a work order. */
export const mobileActions = ['Hidden', 'Optional', 'Required'] as const
/** What a line of an invoice stands for: a work order, or each material and hour of it. */
export const invoiceTypes = ['Summary', 'Detailed'] as const

/** The option lists that a building adds to. */
export const optionFields = ['GLCode-Category', 'MaterialLabor-Category'] as const
export type OptionField = (typeof optionFields)[number]

export const MOST_ROWS = 500
const line = (longest = 100) => z.optional(z.nullable(text(longest)))
const figure = () => z.optional(z.nullable(z.number()))

/** A material or a kind of labor. Missing fields are problems of the rules, so the user reads them as such. */
export const MaterialRow = z.strictObject({
  Type: line(20),
  Categories: line(),
  /** Its name. */
  Materials: line(),
  ChargeCode: line(40),
  /** Its cost in dollars, to the cent. */
  Prices: figure(),
  /** What is added to the cost, in percent. */
  Markup: figure(),
})
export type MaterialRow = z.output<typeof MaterialRow>

export const GLRow = z.strictObject({
  /** The category of the request. */
  ServiceRequestType: line(),
  ChargeCode: line(40),
  WorkOrderType: line(20),
  AccountCode: line(40),
  AccountDescription: line(200),
  /** Epoch ms; tells the rows apart. A row without one gets it when it is saved. */
  CreatedDate: z.optional(z.nullable(moment())),
})
export type GLRow = z.output<typeof GLRow>

const fields = {
  MCFields: z.array(MaterialRow).check(z.maxLength(MOST_ROWS)),
  MobileAction: line(20),
  GLFields: z.array(GLRow).check(z.maxLength(MOST_ROWS)),
  /** The general ledger code of the building. */
  GLCode: line(40),
  InvoiceType: line(20),
  /** In percent. */
  TaxRate: figure(),
}

/** What the section saves: materials and labor, and how work orders are booked. */
export const AccountingSection = z.strictObject(fields)
export type AccountingSection = z.output<typeof AccountingSection>
