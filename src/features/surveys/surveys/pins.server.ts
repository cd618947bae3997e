import { randomInt } from 'node:crypto'
import { seal } from '../../../platform/seal.ts'
import { hashPin } from '../../../platform/secrets.ts'

/** The PIN of a survey that is generated for the first time: four random digits, hashed to be tried, sealed to be sent. */
export const newPin = async (secret: string, surveyId: string) => {
  const PIN = String(randomInt(10_000)).padStart(4, '0')
  return { PIN, PinHash: await hashPin(secret, surveyId, PIN), PinSealed: seal(secret, PIN) }
}
