import type { Tx } from '../../../platform/db/database.ts'
import { listOfferedTemplates } from '../../signs/templates/templates.server.ts'
import type { OwnTemplate } from './qrTypes.ts'

/** The templates in use of an account that bear one code, by name: what a row may name beside the layouts. */
export const readOwnTemplates = async (at: { tx: Tx; GroupId: string }): Promise<OwnTemplate[]> =>
  (await listOfferedTemplates(at, 1)).map(({ id, Name, Orientation }) => ({ Code: id, Name, Orientation }))
