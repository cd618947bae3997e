import { seal, unseal } from '../../../platform/seal.ts'
import type { Secret } from './model.ts'
import { type Payloads, type SectionKey, sections } from './sections/sections.ts'

/** A section as it is stored: its passwords under the server's key; one that was not sent stays as it was. */
export const sealedPayload = <K extends SectionKey>(secret: string, key: K, next: Payloads[K], before: Payloads[K] | null): Payloads[K] => {
  const kept = new Map<string, string>()
  if (before)
    mapSecrets(key, before, ({ Password = '' }, id) => {
      kept.set(id, Password)
      return {}
    })
  return mapSecrets(key, next, ({ Password }, id) => ({ Password: Password === undefined ? (kept.get(id) ?? '') : seal(secret, Password) }))
}

/** A stored section as it is read: with its passwords, or only with whether they are set. */
export const shownPayload = <K extends SectionKey>(secret: string, key: K, stored: Payloads[K], readable: boolean): Payloads[K] =>
  mapSecrets(key, stored, ({ Password = '' }) => ({
    ...(readable && { Password: unseal(secret, Password) }),
    PasswordSet: Password !== '',
  }))

const mapSecrets = <K extends SectionKey>(key: K, payload: Payloads[K], change: (secret: Secret, id: string) => Secret): Payloads[K] =>
  sections[key].mapSecrets?.(payload, change) ?? payload
