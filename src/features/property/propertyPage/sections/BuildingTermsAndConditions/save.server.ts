import { provenFiles } from '../../../../base/files/proven.server.ts'
import { type Saver, savePayload, storedPayloads } from '../stored.server.ts'
import { termNames } from './model.ts'

/** A link that is new is one of our own PDFs: uploaded for this purpose, in this account. */
export const saveTerms: Saver<'BuildingTermsAndConditions'> = async (saving, payload) => {
  const { BuildingTermsAndConditions: before } = await storedPayloads(saving.ctx, saving.BuildingId, ['BuildingTermsAndConditions'])
  const fresh = termNames.filter(name => payload[name] && payload[name] !== before?.[name])
  await provenFiles(
    saving.ctx,
    'LegalTerms',
    fresh.map(name => ({ Field: `BuildingTermsAndConditions.${name}`, url: payload[name] ?? '' })),
  )
  return savePayload('BuildingTermsAndConditions', saving, payload)
}
