import type { FormAnswers, FormField } from '../../base/fields/model.ts'

const field = (Code: string, Means: 'Name' | 'Area' | 'Detail', Text: FormField['Text']): FormField => ({
  Key: Code,
  Code,
  Means,
  Style: Means === 'Detail' ? 'scan.TextBox' : 'scan.Text',
  Text,
  Required: false,
  Choices: [],
})

/** The form of a request that a walk makes, and its answers: who walked, where, what was found. */
export const requestFields = (told: { Name: string; Area: string; Detail: string }): { fields: FormField[]; answers: FormAnswers } => ({
  fields: [
    field('Q001', 'Name', { en: 'Name', es: 'Nombre', fr: 'Nom' }),
    field('Q002', 'Area', { en: 'Area', es: 'Zona', fr: 'Zone' }),
    field('Q003', 'Detail', { en: 'Details', es: 'Detalles', fr: 'Détails' }),
  ],
  answers: { Q001: told.Name, Q002: told.Area, Q003: told.Detail },
})
