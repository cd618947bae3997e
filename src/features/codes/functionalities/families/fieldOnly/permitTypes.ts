import { fieldOnly, type TemplateRow } from './definition.ts'
import { companyRow, detailRow, emailRow, nameRow, phoneRow, requiredRow, unitRow } from './templateRows.ts'

const dayRow: TemplateRow = {
  FieldStyle: 'Date',
  FieldText: { en: 'Day', es: 'Día', fr: 'Jour' },
  Required: true,
  means: 'VisitDate',
}
const hoursRow: TemplateRow = {
  FieldStyle: 'Duration',
  FieldText: { en: 'From when to when', es: 'Desde y hasta qué hora', fr: 'De quand à quand' },
  Required: true,
}

/** Types by which people ask for leave: somebody decides, and what is approved has a page with a code. */
export const permitTypes = {
  RoofAccess: fieldOnly({
    type: 'RoofAccess',
    purpose: 'request',
    Label: { en: 'Roof access', es: 'Acceso a la azotea', fr: 'Accès au toit' },
    Purpose: {
      en: 'Asks for leave to go up to the roof.',
      es: 'Pide permiso para subir a la azotea.',
      fr: 'Demande l’autorisation de monter sur le toit.',
    },
    Caption: { en: 'Asks for roof access', es: 'Pide acceso a la azotea', fr: 'Demande l’accès au toit' },
    Heading: { en: 'Request roof access', es: 'Solicitar acceso a la azotea', fr: 'Demander l’accès au toit' },
    Icon: 'roof',
    QrType: 'RoofAccess',
    fields: [
      requiredRow(nameRow),
      requiredRow(companyRow),
      requiredRow(phoneRow),
      emailRow,
      dayRow,
      hoursRow,
      {
        FieldStyle: 'Text',
        FieldText: { en: 'Which roof or part of it', es: 'Qué azotea o qué parte', fr: 'Quel toit, ou quelle partie' },
        Required: true,
        means: 'Area',
      },
      requiredRow(detailRow('What will be done there', 'Qué se hará allí', 'Ce qui y sera fait')),
      {
        FieldStyle: 'SingleCheckBox',
        FieldText: {
          en: 'Everybody who goes up is trained, and secured against falling.',
          es: 'Quienes suben están formados y asegurados contra caídas.',
          fr: 'Toutes les personnes qui montent sont formées et protégées contre les chutes.',
        },
        Required: true,
      },
    ],
    asks: {
      Q001: 'Jo Harper',
      Q002: 'Harbor Roofing',
      Q003: '(617) 555-0142',
      Q005: '2027-03-31',
      'Q006.Start': '08:00',
      'Q006.End': '11:30',
      Q007: 'Main roof, east side',
      Q008: 'Clean the drains.',
      Q009: 'true',
    },
  }),
  TenantHVAC: fieldOnly({
    type: 'TenantHVAC',
    purpose: 'request',
    Label: { en: 'Tenant HVAC', es: 'Climatización de inquilinos', fr: 'Climatisation des locataires' },
    Purpose: {
      en: 'Orders heating or cooling outside of the usual hours.',
      es: 'Pide calefacción o aire fuera del horario habitual.',
      fr: 'Commande chauffage ou climatisation hors des heures habituelles.',
    },
    Caption: { en: 'Orders after-hours HVAC', es: 'Pide climatización', fr: 'Commande la climatisation' },
    Heading: { en: 'Order heating or cooling', es: 'Pedir calefacción o aire', fr: 'Commander chauffage ou climatisation' },
    Icon: 'tools',
    QrType: 'TenantHVAC',
    fields: [
      requiredRow(nameRow),
      requiredRow(companyRow),
      requiredRow(emailRow),
      phoneRow,
      requiredRow(unitRow),
      dayRow,
      hoursRow,
      detailRow('Anything we should know?', '¿Algo que debamos saber?', 'Quelque chose à nous dire ?'),
    ],
    asks: {
      Q001: 'Jo Harper',
      Q002: 'Harbor Law',
      Q003: 'jo@harbor.example',
      Q005: 'Suite 1200',
      Q006: '2027-03-31',
      'Q007.Start': '18:00',
      'Q007.End': '21:00',
    },
  }),
} as const
