import { provenFiles } from '../../../../base/files/proven.server.ts'
import { type Saver, savePayload, storedPayloads } from '../stored.server.ts'
import { tidiedOwner } from './rules.ts'

/** A new logo is a picture that was uploaded for this purpose, in this account. */
export const saveWhiteLabel: Saver<'WhiteLabel'> = async (saving, payload) => {
  const { WhiteLabel: before } = await storedPayloads(saving.ctx, saving.BuildingId, ['WhiteLabel'])
  const { LogoFile } = payload
  if (LogoFile && LogoFile !== before?.LogoFile)
    await provenFiles(saving.ctx, 'OwnerLogo', [{ Field: 'WhiteLabel.LogoFile', url: LogoFile }])
  return savePayload('WhiteLabel', saving, tidiedOwner(payload))
}
