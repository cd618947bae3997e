import type { Label } from '../../../../../core/labels.ts'
import type { TemplateRow } from './definition.ts'

const label = (en: string, es: string, fr: string): Label => ({ en, es, fr })

// Fields that the templates of several types ask, with what their answers mean.
export const nameRow: TemplateRow = { FieldStyle: 'Text', FieldText: label('Your name', 'Su nombre', 'Votre nom'), means: 'Name' }
export const emailRow: TemplateRow = {
  FieldStyle: 'Email',
  FieldText: label('Email', 'Correo electrónico', 'E-mail'),
  means: 'Email',
}
export const phoneRow: TemplateRow = {
  FieldStyle: 'PhoneNumber',
  FieldText: label('Phone number', 'Teléfono', 'Téléphone'),
  means: 'PhoneNumber',
}
export const unitRow: TemplateRow = {
  FieldStyle: 'Text',
  FieldText: label('Unit or suite', 'Unidad o suite', 'Unité ou suite'),
  means: 'Unit',
}
export const companyRow: TemplateRow = { FieldStyle: 'Text', FieldText: label('Company', 'Empresa', 'Société'), means: 'CompanyName' }
export const urgencyRow: TemplateRow = {
  FieldStyle: 'SingleChoice',
  FieldText: label('How urgent is it?', '¿Qué tan urgente es?', 'Est-ce urgent ?'),
  means: 'Urgency',
  choices: [
    ['Low', label('It can wait', 'Puede esperar', 'Cela peut attendre')],
    ['Medium', label('Soon', 'Pronto', 'Bientôt')],
    ['High', label('Urgent', 'Urgente', 'Urgent')],
  ],
}

/** Photos with the report. */
export const photosRow: TemplateRow = { FieldStyle: 'UploadImage', FieldText: label('Photos', 'Fotos', 'Photos'), means: 'Image' }

/** The same field, but it must be answered. */
export const requiredRow = (row: TemplateRow): TemplateRow => ({ ...row, Required: true })
/** A text of several lines that tells the details. */
export const detailRow = (en: string, es: string, fr: string): TemplateRow => ({
  FieldStyle: 'TextBox',
  FieldText: label(en, es, fr),
  means: 'Detail',
})
/** What somebody sent who filled in name and e-mail, where these are the first two fields. */
export const sampleContact = { Q001: 'Jo Harper', Q002: 'jo@harbor.example' } as const
