import { type AddedFields, moreFields, type RecordDescription, records } from '../../base/history/model.ts'

/** What the section Accounting adds to the history of a building. */
const accountingFields: AddedFields = {
  Object: 'building',
  fields: {
    AccountingSection: { en: 'Accounting', es: 'Contabilidad', fr: 'Comptabilité' },
    MCFields: { en: 'Material or labor', es: 'Material o mano de obra', fr: 'Matériel ou main-d’œuvre' },
    Materials: { en: 'Material', es: 'Material', fr: 'Matériel' },
    ChargeCode: { en: 'Charge Code', es: 'Código de cargo', fr: 'Code de facturation' },
    Prices: { en: 'Price', es: 'Precio', fr: 'Prix' },
    Markup: { es: 'Margen', fr: 'Marge' },
    MobileAction: { en: 'On the phone', es: 'En el teléfono', fr: 'Sur le téléphone' },
    GLFields: { en: 'Ledger row', es: 'Fila contable', fr: 'Ligne comptable' },
    ServiceRequestType: { en: 'Service request', es: 'Solicitud de servicio', fr: 'Demande de service' },
    WorkOrderType: { en: 'Work order', es: 'Orden de trabajo', fr: 'Bon de travail' },
    AccountCode: { en: 'Account Code', es: 'Código de cuenta', fr: 'Code de compte' },
    AccountDescription: { en: 'Account Description', es: 'Descripción de la cuenta', fr: 'Description du compte' },
    GLCode: { en: 'GL Code', es: 'Código contable', fr: 'Code comptable' },
    InvoiceType: { en: 'Invoice', es: 'Factura', fr: 'Facture' },
    TaxRate: { en: 'Tax Rate', es: 'Tipo impositivo', fr: 'Taux de taxe' },
  },
}

const dropDownOptionRecord: RecordDescription = {
  Object: 'drop_down_option',
  kind: { en: 'Option of a list', es: 'Opción de una lista', fr: 'Option d’une liste' },
  inSentence: { en: 'the option', es: 'la opción', fr: 'l’option' },
  fields: { FieldName: { en: 'List', es: 'Lista', fr: 'Liste' }, Option: { es: 'Opción', fr: 'Option' } },
}

export const additions = [records.with(dropDownOptionRecord), moreFields.with(accountingFields)]
