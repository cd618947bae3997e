import type { AccountingSection, GLRow, MaterialRow, WorkOrderType } from '../model.ts'

const price = (
  Type: 'Material' | 'Labor',
  Categories: string,
  Materials: string,
  ChargeCode: string,
  Prices: number,
  Markup: number,
): MaterialRow => ({
  Type,
  Categories,
  Materials,
  ChargeCode,
  Prices,
  Markup,
})
const ledger = (
  n: number,
  ServiceRequestType: string,
  ChargeCode: string,
  WorkOrderType: WorkOrderType,
  AccountCode: string,
  AccountDescription: string,
): GLRow => ({ ServiceRequestType, ChargeCode, WorkOrderType, AccountCode, AccountDescription, CreatedDate: Date.UTC(2025, 0, 6, 14, n) })

/** Prices and ledger codes, by the building's code. */
export const accountingSections: Readonly<Record<string, AccountingSection>> = {
  ASE: {
    GLCode: '6100-BOS-01',
    TaxRate: 6.25,
    InvoiceType: 'Detailed',
    MobileAction: 'Optional',
    MCFields: [
      price('Labor', 'HVAC', 'Engineer, regular hours', 'L-100', 78.5, 0),
      price('Labor', 'HVAC', 'Engineer, after hours', 'L-150', 117.75, 0),
      price('Material', 'HVAC', 'Pleated filter 24 × 24 × 2', 'M-210', 18.35, 12.5),
      price('Material', 'Lighting', 'LED tube 4 ft, 4000 K', 'M-305', 9.8, 15),
      price('Material', 'Hardware', 'Mortise cylinder, keyed alike', 'M-412', 46, 15),
      price('Material', 'Plumbing', 'Flush valve repair kit', 'M-520', 31.2, 10),
    ],
    GLFields: [
      ledger(1, 'AfterHours', 'TEN-AH', 'SR', '4310-00', 'Tenant after-hours HVAC'),
      ledger(2, 'Electrical', 'TEN-EL', 'SR', '4320-00', 'Tenant electrical work'),
      ledger(3, 'KeysLocksDoorsWindows', 'TEN-KY', 'OND', '4330-00', 'Keys and locks'),
      ledger(4, 'HVAC', 'BLD-PM', 'PM', '6120-00', 'HVAC maintenance'),
      ledger(5, 'FireLifeSafety', 'BLD-IN', 'IN', '6410-00', 'Fire and life safety inspections'),
    ],
  },
  KGD: {
    GLCode: '7200-ON',
    TaxRate: 13,
    InvoiceType: 'Summary',
    MobileAction: 'Required',
    MCFields: [
      price('Labor', 'Electrical', 'Dock technician', 'L-20', 92, 0),
      price('Material', 'Hardware', 'Dock leveler hinge set', 'M-71', 264.9, 18),
    ],
    GLFields: [ledger(1, 'MaintenanceRepairs', 'DOCK', 'SR', '5210', 'Dock and door repairs')],
  },
}
