import type { Label } from './labels.ts'

/** The word for what is urgent, on screens and in mails. */
export const urgentLabel: Label = { en: 'Urgent', es: 'Urgente', fr: 'Urgent' }
