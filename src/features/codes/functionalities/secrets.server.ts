import { seal, unseal } from '../../../platform/seal.ts'
import { definitionOf } from './definitions.ts'

type FormData = Record<string, unknown>

/** Form data as it is stored: the secret fields of its type sealed. */
export const sealedForm = (secret: string, type: string, form: FormData): FormData => mapSecrets(type, form, text => seal(secret, text))

/** Form data as the scan page and editors use it. */
export const openForm = (secret: string, type: string, form: FormData): FormData => mapSecrets(type, form, text => unseal(secret, text))

/** Form data without secrets, for readers who may not see them, and for the audit. */
export const hiddenForm = (type: string, form: FormData): FormData => mapSecrets(type, form, () => '')

/** Form data for a preview: who may not read a secret sees that there is one. */
export const secretsShown = (type: string, form: FormData, mayRead: boolean): FormData =>
  mayRead ? form : mapSecrets(type, form, () => '••••••••')

const mapSecrets = (type: string, form: FormData, change: (text: string) => string): FormData => {
  const secrets: readonly string[] = definitionOf(type)?.secrets ?? []
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, secrets.includes(field) && typeof value === 'string' ? change(value) : value]),
  )
}
