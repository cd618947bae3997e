import type { DashboardHead } from '../dashboards/model.ts'

/** Whether suppliers come and finish in time. */
export const supplierSla = {
  key: 'SupplierSLAReport',
  title: { en: 'Supplier SLA', es: 'SLA de proveedores', fr: 'SLA des fournisseurs' },
  lead: {
    en: 'Does each supplier begin and finish in time?',
    es: '¿Empieza y termina a tiempo cada proveedor?',
    fr: 'Chaque fournisseur commence-t-il et finit-il à temps ?',
  },
  scopes: ['building'],
  may: 'SupplierSLAReport',
  personal: true,
} as const satisfies DashboardHead
