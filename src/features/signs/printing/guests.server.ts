import type { GroupId } from '../../../core/ids.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { Artwork } from '../artwork/artwork.ts'
import type { SignPictures } from '../artwork/pictures.server.ts'
import type { SignedCode } from './content.server.ts'
import type { KitSign } from './kitSigns.server.ts'

/** A sign of another feature in a print kit, as the kit's lists have it: how it is printed, and its first code under the sign's own name. */
export type GuestSign = { readonly sign: KitSign; readonly code: SignedCode; readonly artwork: Artwork }
/** Signs that another feature keeps of some buildings, drawn. */
export type KitGuests = (
  services: JobContext['services'],
  kit: { GroupId: GroupId; BuildingIds: readonly string[]; pictures: SignPictures },
) => AsyncGenerator<GuestSign>

/** Who else has signs for print kits; a later feature adds itself. */
export const kitGuests = makeRegistry<KitGuests>()
